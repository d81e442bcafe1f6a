import { z } from 'zod'
import { ConfirmedEmail } from './customers.ts'
import { endpoint } from '../endpoint.ts'
import { alsoFrom, email, textOr } from '../fields.ts'
import { actions, list, resource, Warning } from '../hal.ts'
import { mailStatuses } from '../mailStatuses.ts'
import { messages } from '../messages.ts'

const EmailInOverview = ConfirmedEmail.extend({
  /**
   * The state of the last link with which the owner can confirm the address. Null when the address is already
   * confirmed, and when nobody asked for a link.
   */
  link: z
    .object({
      mailStatus: z.enum(mailStatuses),
      /** The time at which the mail server accepted the mail; null before that time. */
      mailedAt: z.string().nullable(),
      expiresAt: z.string().nullable(),
      /** The reason that the mail server gave when it refused the mail; null when it refused no mail. */
      fault: z.string().nullable(),
    })
    .nullable(),
  /** In the first minute after the last request for a link, `mailLink` is refused with 'confirm_link_just_mailed'. */
  actions: actions('mailLink', 'confirm'),
})

export const confirmedEmails = endpoint.get('/administration/confirmedEmail', {
  access: 'admin',
  shows: ['customers'],
  summary: 'Alle e-mailadressen voor facturen, met wat er van hun bevestigingslink werd',
  response: list('confirmedEmailDtoList', EmailInOverview),
})

export const onlyConfirmedEmails = endpoint.get('/administration/confirmedEmail/true', {
  access: 'admin',
  shows: ['customers'],
  summary: 'Bevestigde e-mailadressen',
  response: list('confirmedEmailDtoList', ConfirmedEmail),
})

export const NewEmailBody = z.object({ emailAddress: email('e-mail') })

export const addConfirmedEmail = endpoint.post('/administration/confirmedEmail', {
  access: 'admin',
  changes: ['customers'],
  summary: 'Een e-mailadres toevoegen: het krijgt een link om te bevestigen; 208 als het er al is',
  body: textOr('emailAddress', NewEmailBody),
  response: resource({ ...ConfirmedEmail.shape, ...Warning }),
  status: 201,
})

export const confirmEmail = endpoint.put('/administration/confirmedEmail', {
  access: 'admin',
  changes: ['customers'],
  summary: 'Een e-mailadres bevestigen; wie bevestigt is de aangemelde admin',
  body: alsoFrom(
    z.object({
      emailAddress: email('e-mail'),
      confirmer: z.string().nullish(),
      isConfirmed: z.literal(true, { error: messages.invalid('bevestigd') }),
      confirmationDateTime: z.string().nullish(),
    }),
    { isConfirmed: (body) => body['confirmed'] },
  ),
  response: resource(ConfirmedEmail.shape),
})

export const mailConfirmLink = endpoint.post('/administration/confirmedEmail/sendLink', {
  access: 'admin',
  changes: ['customers'],
  summary: 'De bevestigingslink nog eens mailen; vorige links werken dan niet meer',
  body: textOr('emailAddress', NewEmailBody),
  response: resource(ConfirmedEmail.shape),
  problems: ['email_already_confirmed', 'confirm_link_just_mailed'],
})

const EmailOfLink = resource({
  emailAddress: z.string(),
  /** The name of the company that wants to mail invoices to this address. */
  companyName: z.string(),
  confirmed: z.boolean(),
})

export const emailOfLink = endpoint.get('/confirm-email/{token}', {
  access: 'open',
  shows: ['customers'],
  summary: 'Welk adres een link bevestigt; dit bevestigt niets',
  response: EmailOfLink,
  problems: ['confirm_link_unknown', 'confirm_link_expired'],
})

export const confirmEmailByLink = endpoint.post('/confirm-email/{token}', {
  access: 'open',
  changes: ['customers'],
  answers: emailOfLink,
  summary: 'Een e-mailadres bevestigen met de link die ernaar gemaild werd; een tweede keer verandert niets',
  problems: ['confirm_link_unknown', 'confirm_link_expired'],
})
