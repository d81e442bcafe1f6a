import {
  addConfirmedEmail,
  confirmEmail,
  confirmEmailByLink,
  confirmedEmails,
  emailOfLink,
  mailConfirmLink,
} from '@uurwerk/contract/customers/confirmedEmails'
import { createCustomer } from '@uurwerk/contract/customers/customers'
import { createInvoice, finishInvoice, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { logOptions } from '../../platform/process/createLog.ts'
import { createApp } from '../../createApp.ts'
import { deliverMail } from '../../operations/mail/deliverMail.ts'
import type { CarryOutcome, MailToCarry } from '../../platform/mail/mailCarrier.ts'
import { routes } from '../../routes.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { customInvoiceBody } from '../../testing/world/invoicing/customInvoiceBody.ts'
import { customerBody } from '../../testing/world/masterDataBodies.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const START = '2026-11-20T09:00:00Z'
const { db, clock, nobody, services, hr: katrien } = await sellerWorld(START)
beforeEach(() => clock.set(START))

const add = (address: string) => call(katrien, addConfirmedEmail, { body: address })
const mailAgain = (address: string) => request(katrien, mailConfirmLink, { body: address })
const confirmAsHr = (emailAddress: string) => call(katrien, confirmEmail, { body: { emailAddress, isConfirmed: true } })
const open = (token: string) => request(nobody, emailOfLink, { params: { token } })
const click = (token: string) => request(nobody, confirmEmailByLink, { params: { token } })

const rowOf = async (address: string) =>
  (await call(katrien, confirmedEmails))._embedded.confirmedEmailDtoList.find(
    ({ emailAddress }) => emailAddress === address,
  )!

const mailsTo = (address: string) =>
  db
    .selectFrom('mails')
    .select(['id', 'status', 'body', 'subject'])
    .where('kind', '=', 'confirm_email')
    .where(sql<boolean>`recipients = array[${address}]`)
    .orderBy('id')
    .execute()

const SENT: CarryOutcome = { result: 'sent', detail: '250 OK', refused: [] }

/** Runs the job that sends one mail, and returns the mail that was sent. */
async function deliver(mailId: number, outcome: CarryOutcome = SENT): Promise<MailToCarry | undefined> {
  const left: MailToCarry[] = []
  const carrier = async (mail: MailToCarry) => {
    left.push(mail)
    return outcome
  }
  await deliverMail({ db, clock, settings: { publicUrl: 'https://uren.example' }, carrier }, mailId)
  return left[0]
}

const LINK = /^https:\/\/uren\.example\/confirm-email\/([\w-]{43})$/m
const tokenIn = (mail: MailToCarry | undefined): string => LINK.exec(mail?.text ?? '')?.[1] ?? 'no link'

/** The token of the link in the last mail to this address. */
const tokenMailedTo = async (address: string) => tokenIn(await deliver((await mailsTo(address)).at(-1)!.id))

test('the owner of a new address gets a mail with a link, and only the button on the linked page confirms the address', async () => {
  await add('goedele@klaverveld.example')
  const [mail] = await mailsTo('goedele@klaverveld.example')
  expect(mail).toMatchObject({ subject: 'Bevestig uw e-mailadres voor facturen van Wijzerplaat Zorg bv' })
  const token = await tokenMailedTo('goedele@klaverveld.example')

  const seen = { emailAddress: 'goedele@klaverveld.example', companyName: 'Wijzerplaat Zorg bv', confirmed: false }
  expect(await call(...open(token))).toMatchObject(seen)
  expect((await rowOf('goedele@klaverveld.example')).confirmed).toBe(false)

  expect(await call(...click(token))).toMatchObject({ ...seen, confirmed: true })
  expect(await rowOf('goedele@klaverveld.example')).toMatchObject({
    confirmed: true,
    confirmer: 'goedele@klaverveld.example',
    confirmationDateTime: '2026-11-20T10:00:00+01:00',
    link: null,
  })
})

test('a second click on a confirmation link, also at the same moment, changes nothing, and the answer says that the address is confirmed', async () => {
  await add('twee.kliks@klaverveld.example')
  const token = await tokenMailedTo('twee.kliks@klaverveld.example')
  expect(statusesOf(await Promise.all([outcomeOf(...click(token)), outcomeOf(...click(token))]))).toEqual([200, 200])
  clock.set('2027-02-01T09:00:00Z')
  expect(await call(...click(token))).toMatchObject({ confirmed: true })
  expect(await rowOf('twee.kliks@klaverveld.example')).toMatchObject({
    confirmationDateTime: '2026-11-20T10:00:00+01:00',
  })
  const rows = await db.selectFrom('audit_entries').select('changes').where('action', '=', 'confirm e-mail').execute()
  expect(rows.filter(({ changes }) => JSON.stringify(changes).includes('twee.kliks'))).toHaveLength(1)
})

test('a confirmation link is valid for fourteen days after its mail', async () => {
  await add('laat@klaverveld.example')
  clock.set('2026-11-21T09:00:00Z')
  const token = await tokenMailedTo('laat@klaverveld.example')
  expect((await rowOf('laat@klaverveld.example')).link).toEqual({
    mailStatus: 'sent',
    mailedAt: '2026-11-21T10:00:00+01:00',
    expiresAt: '2026-12-05T10:00:00+01:00',
    fault: null,
  })
  clock.set('2026-12-05T08:59:59Z')
  await call(...open(token))
  clock.set('2026-12-05T09:00:00Z')
  const expired = { status: 409, code: 'confirm_link_expired' }
  expect(await refused(...open(token))).toMatchObject(expired)
  expect(await refused(...click(token))).toMatchObject(expired)
  expect((await rowOf('laat@klaverveld.example')).confirmed).toBe(false)
})

test.each(['niets', 'A'.repeat(43), '%00', 'é'])(
  'an invalid confirmation link, such as %s, gets an answer that explains what to do',
  async (token) => {
    const unknown = { status: 404, code: 'confirm_link_unknown' }
    expect(await refused(...click(token))).toMatchObject(unknown)
    expect((await refused(...open(token))).message).toContain('vraag de afzender om een nieuwe')
  },
)

test('the HR user Katrien can mail a confirmation link again once a minute, and after that only the latest link is valid', async () => {
  await add('opnieuw@klaverveld.example')
  const first = await tokenMailedTo('opnieuw@klaverveld.example')
  expect(await refused(...mailAgain('opnieuw@klaverveld.example'))).toMatchObject({
    status: 409,
    code: 'confirm_link_just_mailed',
  })
  const actions = async () => (await rowOf('opnieuw@klaverveld.example')).actions
  expect(await actions()).toEqual({ mailLink: { code: 'confirm_link_just_mailed' }, confirm: null })
  clock.set('2026-11-20T09:01:00Z')
  expect(await actions()).toEqual({ mailLink: null, confirm: null })
  await call(...mailAgain('OPNIEUW@klaverveld.example'))
  const second = await tokenMailedTo('opnieuw@klaverveld.example')
  expect((await refused(...click(first))).code).toBe('confirm_link_unknown')
  await call(...click(second))
  clock.set('2026-11-20T09:05:00Z')
  expect((await refused(...mailAgain('opnieuw@klaverveld.example'))).code).toBe('email_already_confirmed')
  const confirmed = { code: 'email_already_confirmed' }
  expect(await actions()).toEqual({ mailLink: confirmed, confirm: confirmed })
  expect((await refused(...mailAgain('nergens@klaverveld.example'))).status).toBe(404)
})

test('when the HR user Katrien asks for a confirmation link twice at once, one mail is sent', async () => {
  await add('dubbel@klaverveld.example')
  clock.set('2026-11-20T09:10:00Z')
  const answers = await Promise.all([
    outcomeOf(...mailAgain('dubbel@klaverveld.example')),
    outcomeOf(...mailAgain('dubbel@klaverveld.example')),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
  expect(await mailsTo('dubbel@klaverveld.example')).toHaveLength(2)
})

test('a confirmation mail in the outbox is not sent when the HR user Katrien has asked for a later link', async () => {
  await add('ingehaald@klaverveld.example')
  clock.set('2026-11-20T09:10:00Z')
  await call(...mailAgain('ingehaald@klaverveld.example'))
  const [first, second] = await mailsTo('ingehaald@klaverveld.example')
  const token = tokenIn(await deliver(second!.id))
  expect(await deliver(first!.id)).toBeUndefined()
  await call(...click(token))
})

test('HR sees that the mail server refused a confirmation mail, and the reason', async () => {
  await add('vol@klaverveld.example')
  const [mail] = await mailsTo('vol@klaverveld.example')
  expect((await rowOf('vol@klaverveld.example')).link).toMatchObject({ mailStatus: 'queued', mailedAt: null })
  await deliver(mail!.id, { result: 'refused', detail: '552 mailbox full' })
  expect((await rowOf('vol@klaverveld.example')).link).toMatchObject({
    mailStatus: 'queued',
    fault: '552 mailbox full',
  })
})

test('after the HR user Katrien confirms an address herself, a waiting confirmation mail is not sent, and a mailed link changes nothing', async () => {
  await add('wacht@klaverveld.example')
  await confirmAsHr('wacht@klaverveld.example')
  expect(await mailsTo('wacht@klaverveld.example')).toEqual([])

  await add('gemaild@klaverveld.example')
  const token = await tokenMailedTo('gemaild@klaverveld.example')
  await confirmAsHr('gemaild@klaverveld.example')
  expect(await call(...click(token))).toMatchObject({ confirmed: true })
  expect((await rowOf('gemaild@klaverveld.example')).confirmer).toBe('Katrien Lauwers')

  await add('herkansing@klaverveld.example')
  const [mail] = await mailsTo('herkansing@klaverveld.example')
  await deliver(mail!.id, { result: 'refused', detail: '451 later' })
  await confirmAsHr('herkansing@klaverveld.example')
  expect(await deliver(mail!.id)).toBeUndefined()
})

test('a new address of a customer or an invoice gets a confirmation mail, and a known address gets none', async () => {
  const confirmedEmailDtos = [{ emailAddress: 'klant@nethevallei.example' }]
  await call(katrien, createCustomer, { body: customerBody({ confirmedEmailDtos }) })
  expect(await mailsTo('klant@nethevallei.example')).toHaveLength(1)
  const body = customInvoiceBody({
    confirmedEmailDtos: [...confirmedEmailDtos, { emailAddress: 'factuur@nethevallei.example' }],
  })
  await call(katrien, createInvoice, { body })
  expect(await mailsTo('factuur@nethevallei.example')).toHaveLength(1)
  expect(await mailsTo('klant@nethevallei.example')).toHaveLength(1)
})

test('an invoice is mailed only after the owner of its address has clicked the confirmation link', async () => {
  const confirmedEmailDtos = [{ emailAddress: 'poort@nethevallei.example' }]
  const body = await call(katrien, createInvoice, { body: customInvoiceBody({ confirmedEmailDtos }) })
  await call(katrien, finishInvoice, { params: { id: body.id }, body: { status: 'CONFIRMED' } })
  const send = () => request(katrien, sendInvoice, { params: { id: body.id } })
  expect(await refused(...send())).toMatchObject({ status: 409, code: 'email_not_confirmed' })
  await call(...click(await tokenMailedTo('poort@nethevallei.example')))
  expect(await call(...send())).toMatchObject({ mailStatus: 'queued' })
})

test('the confirmation link is in the sent mail and in no other place', async () => {
  const lines: string[] = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(chunk.toString())
    done()
  }
  const log = pino({ ...logOptions, level: 'trace' }, new Writable({ write }))
  const app = await createApp({ services, routes, log })
  await add('geheim@klaverveld.example')
  const token = await tokenMailedTo('geheim@klaverveld.example')
  await app.inject({ url: `/api/confirm-email/${token}` })
  await app.inject({ method: 'POST', url: `/api/confirm-email/${token}` })
  await app.inject({ url: `/confirm-email/${token}` })
  await app.inject({ url: `/api/confirm-email/${token}/verder` })
  await app.close()
  expect(lines.join('')).toContain('/confirm-email/:token')
  expect(lines.join('')).not.toContain(token)
  const kept = [
    await db.selectFrom('mails').selectAll().execute(),
    await db.selectFrom('audit_entries').selectAll().execute(),
    await db.selectFrom('confirmed_emails').selectAll().execute(),
  ]
  expect(JSON.stringify(kept)).toContain('geheim@klaverveld.example')
  expect(JSON.stringify(kept)).not.toContain(token)
})
