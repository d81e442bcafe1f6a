import { z } from 'zod'
import { ConfirmedEmail } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { alsoFrom, email, textOr } from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { messages } from './messages.ts'

export const confirmedEmails = endpoint({
  method: 'GET',
  path: '/administration/confirmedEmail',
  access: 'admin',
  summary: 'Alle e-mailadressen voor facturen',
  response: list('confirmedEmailDtoList', ConfirmedEmail),
})

export const onlyConfirmedEmails = endpoint({
  method: 'GET',
  path: '/administration/confirmedEmail/true',
  access: 'admin',
  summary: 'Bevestigde e-mailadressen',
  response: list('confirmedEmailDtoList', ConfirmedEmail),
})

export const NewEmailBody = z.object({ emailAddress: email('e-mail') })

export const addConfirmedEmail = endpoint({
  method: 'POST',
  path: '/administration/confirmedEmail',
  access: 'admin',
  summary: 'Een e-mailadres toevoegen; 208 als het er al is',
  body: textOr('emailAddress', NewEmailBody),
  response: resource({ ...ConfirmedEmail.shape, ...Warning }),
  status: 201,
})

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/administration/confirmedEmail',
  access: 'admin',
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
