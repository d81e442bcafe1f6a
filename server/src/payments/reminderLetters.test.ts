import type { BodyInput } from '@uurwerk/contract/endpoint'
import { job } from '@uurwerk/contract/invoicing/batches'
import { chooseCustomerReminders, customerReminders } from '@uurwerk/contract/payments/customerReminders'
import { bookPayment, invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import {
  previewReminderLetter,
  printReminderLetters,
  reminderLetters,
  withdrawReminderLetter,
} from '@uurwerk/contract/payments/reminderLetters'
import {
  dueReminders,
  reminderSettings,
  editReminderSettings,
  sendReminders,
} from '@uurwerk/contract/payments/reminders'
import { beforeEach, expect, test } from 'vitest'
import { runBatch } from '../invoicing/batch/runBatch.ts'
import { deliverMail } from '../operations/mail/deliverMail.ts'
import { anonymiseExpired } from '../operations/retention/anonymiseExpired.ts'
import { pagesOf, textOf } from '../platform/documents/testing/pagesOf.ts'
import { smtpCarrier } from '../platform/mail/smtpCarrier.ts'
import { call, errorsOf, outcomeOf, refused } from '../testing/call.ts'
import { givenInvoice } from '../testing/world/invoicing/paymentsWorld.ts'
import { silentLog } from '../testing/silentLog.ts'
import { startMailServer } from '../testing/servers/startMailServer.ts'
import { givenCustomer } from '../testing/world/world.ts'
import { remindCustomer } from './reminders/remindCustomer.ts'
import { sellerWorld } from '../testing/world/invoicing/sellerWorld.ts'

const START = '2026-12-10T09:00:00Z'
const { db, clock, services, pool, hr } = await sellerWorld(START)
const mailServer = await startMailServer()
const carrier = smtpCarrier({ url: mailServer.url })

let customerId = 0
let customerName = ''
beforeEach(async () => {
  clock.set(START)
  mailServer.received.length = 0
  customerId = await givenCustomer(db, { name: 'Woonzorg' })
  customerName = `Woonzorg ${customerId}`
})

const USUAL = { lastLevel: 3, days: null, channel: 'mail', contactName: '', contactEmail: '' } as const
const choose = (changes: Partial<BodyInput<typeof chooseCustomerReminders>>, version?: number) =>
  call(hr, chooseCustomerReminders, { params: { id: customerId }, body: { ...USUAL, version, ...changes } })

/** Makes an invoice with a number for the customer, with 1 December as its due date. */
const billed = (euros: number, further: object = {}): Promise<number> =>
  givenInvoice(hr, { euros, customerId, customer: customerName, date: '2026-11-01', ...further })

const due = async () => {
  const body = await call(hr, dueReminders)
  return body._embedded.reminderDtoList.filter((reminder) => reminder.customerName === customerName)
}
async function reminded(...invoiceIds: number[]) {
  const body = await call(hr, sendReminders, { body: { invoiceIds } })
  await runBatch({ services, log: silentLog, remind: remindCustomer }, body.id)
  return await call(hr, job, { params: { id: body.id } })
}
const letters = async () => {
  const { _embedded } = await call(hr, reminderLetters)
  return _embedded.reminderLetterList.filter((letter) => letter.customerName === customerName)
}
const paymentsOf = (id: number) => call(hr, invoicePayments, { params: { id } })
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('HR chooses how many reminders a customer gets, and after how many days', async () => {
  await billed(121)
  expect(await call(hr, customerReminders, { params: { id: customerId } })).toMatchObject({
    ...USUAL,
    companyDays: { first: 7, second: 14, third: 14 },
  })
  expect(await due()).toHaveLength(1)
  await choose({ days: { first: 10, second: 7, third: 7 } })
  expect(await due()).toEqual([])
  clock.set('2026-12-11T09:00:00Z')
  expect(await due()).toMatchObject([{ level: 1 }])
  await choose({ lastLevel: 0 })
  expect(await due()).toEqual([])
})

test('an invoice for a buyer that is no known customer gets reminders after the number of days that the company chose', async () => {
  await choose({ lastLevel: 0 })
  await givenInvoice(hr, { euros: 121, customer: customerName, date: '2026-11-01' })
  expect(await due()).toMatchObject([{ level: 1, channel: 'mail' }])
})

test('a customer for which HR chose one reminder gets no second reminder', async () => {
  const id = await billed(121)
  await choose({ lastLevel: 1 })
  await reminded(id)
  clock.set('2027-03-01T09:00:00Z')
  expect(await due()).toEqual([])
  await choose({ lastLevel: 3 })
  expect(await due()).toMatchObject([{ level: 2 }])
})

test('the reminders of a customer go to the address that HR chose, after the owner of the address confirms it', async () => {
  await billed(121)
  const contactEmail = `crediteuren${customerId}@woonzorg.example`
  await choose({ contactName: 'Dirk Maes', contactEmail })
  const [reminder] = await due()
  expect(reminder).toMatchObject({ recipients: [contactEmail], refusal: { code: 'email_not_confirmed' } })
  expect(reminder?.letter.body).toContain('Beste Dirk Maes,')
  await db
    .updateTable('confirmed_emails')
    .set({ confirmed_at: START, confirmer: 'Dirk Maes' })
    .where('email_address', '=', contactEmail)
    .execute()
  expect(await due()).toMatchObject([{ recipients: [contactEmail], refusal: null }])
})

test('the server refuses reminder settings with an old version or with wrong days', async () => {
  const { version } = await choose({ lastLevel: 2 })
  expect(await choose({ channel: 'letter' }, version)).toMatchObject({ channel: 'letter', version: version + 1 })
  const params = { id: customerId }
  expect(await refused(hr, chooseCustomerReminders, { params, body: { ...USUAL, version } })).toMatchObject({
    status: 409,
    code: 'stale',
  })
  const days = { first: 0, second: 14, third: 14 }
  const wrong = await refused(hr, chooseCustomerReminders, { params, body: { ...USUAL, days, contactEmail: 'dirk@' } })
  expect(Object.keys(errorsOf(wrong))).toEqual(['days.first', 'contactEmail'])
})

test('a customer that wants letters gets its reminder on paper, with each open amount and without a mail', async () => {
  const [first, second] = [await billed(121), await billed(71)]
  await call(hr, bookPayment, { params: { id: second }, body: { date: '2026-12-09', amount: 1, reason: 'contant' } })
  await choose({ channel: 'letter', contactName: 'Dirk Maes' })
  const [reminder] = await due()
  expect(reminder).toMatchObject({ channel: 'letter', recipients: [], refusal: null, total: 191 })
  expect(reminder?.letter.body).toContain('Kruiste uw betaling deze brief?')
  const preview = await textOf((await outcomeOf(hr, previewReminderLetter, { params: { id: first } })).raw)
  expect(await letters()).toEqual([])
  await reminded(first)
  const [letter] = await letters()
  expect(letter).toMatchObject({ level: 1, date: '2026-12-10', total: 191, refusal: null })
  expect(letter?.invoiceNrs).toHaveLength(2)
  const printed = await outcomeOf(hr, printReminderLetters, { query: { ids: `${letter?.id}` } })
  const text = plain(await textOf(printed.raw))
  expect(text).toBe(plain(preview))
  for (const words of [
    't.a.v. Dirk Maes',
    'Duinstraat 1',
    'Herinnering 10-12-2026',
    '€ 121,00',
    '€ 70,00',
    'Gelieve € 191,00 meteen te betalen op rekening BE68 5390 0754 7034',
  ])
    expect(text).toContain(words)
  expect((await paymentsOf(second)).reminders).toMatchObject([{ level: 1, mailStatus: 'letter', recipients: [] }])
  const { rows } = await pool.query(
    `select 1 from mails where kind = 'payment_reminder' and subject like '%${letter?.invoiceNrs[0]}%'`,
  )
  expect(rows).toEqual([])
})

test('HR prints the reminder letters of many customers in one file, each on a separate page', async () => {
  await choose({ channel: 'letter' })
  await reminded(await billed(121))
  const [one] = await letters()
  customerId = await givenCustomer(db, { name: 'Woonzorg' })
  customerName = `Woonzorg ${customerId}`
  await choose({ channel: 'letter' })
  await reminded(await billed(80))
  const [two] = await letters()
  const { raw } = await outcomeOf(hr, printReminderLetters, { query: { ids: `${one?.id},${two?.id}` } })
  const pages = (await pagesOf(raw)).map(plain)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('€ 121,00')
  expect(pages[1]).toContain('€ 80,00')
  for (const page of pages) expect(page).toContain('Bladzijde 1 van 1')
  expect((await refused(hr, printReminderLetters, { query: { ids: '999999' } })).status).toBe(404)
})

test('a consumer who got a letter gets the second reminder after the fourteen days in the letter, with the compensation that the letter announced', async () => {
  const { _links, ...settings } = await call(hr, reminderSettings)
  await call(hr, editReminderSettings, { body: { ...settings, consumerConditions: true } })
  await choose({ channel: 'letter', days: { first: 7, second: 7, third: 7 } })
  const id = await billed(300, { vat: 'particulier' })
  clock.set('2026-12-09T09:00:00Z')
  const body = plain((await due())[0]?.letter.body ?? '')
  expect(body).toContain('binnen 14 kalenderdagen, te rekenen vanaf de derde werkdag na de verzending van deze brief,')
  expect(body).toContain('een forfaitaire schadevergoeding van € 45,00')
  await reminded(id)
  // The fourteen days begin on the third working day after the letter, Monday 14 December, and end on 27 December.
  clock.set('2026-12-27T09:00:00Z')
  expect(await due()).toEqual([])
  clock.set('2026-12-28T09:00:00Z')
  expect(await due()).toMatchObject([{ level: 2, invoices: [{ fixed: 45 }] }])
})

test('HR can withdraw a reminder letter that was not sent, until the next reminder', async () => {
  await choose({ channel: 'letter' })
  const id = await billed(121)
  await reminded(id)
  const [letter] = await letters()
  await call(hr, withdrawReminderLetter, { params: { id: letter!.id } })
  expect(await letters()).toEqual([])
  expect((await paymentsOf(id)).reminders).toEqual([])
  await reminded(id)
  clock.set('2026-12-24T09:00:00Z')
  await reminded(id)
  const [second, first] = await letters()
  expect([second?.level, first?.level]).toEqual([2, 1])
  expect(first?.refusal).toMatchObject({ code: 'reminder_followed' })
  expect(await refused(hr, withdrawReminderLetter, { params: { id: first!.id } })).toMatchObject({
    status: 409,
    code: 'reminder_followed',
  })
  expect((await refused(hr, withdrawReminderLetter, { params: { id: 999_999 } })).status).toBe(404)
})

test('after the retention term of the invoice, its reminder letter loses its content and cannot be printed again', async () => {
  await choose({ channel: 'letter' })
  await reminded(await billed(121))
  const [letter] = await letters()
  const printing = { query: { ids: `${letter?.id}` } }
  clock.set('2036-12-01T09:00:00Z')
  await anonymiseExpired(services)
  expect((await outcomeOf(hr, printReminderLetters, printing)).status).toBe(200)
  clock.set('2037-02-01T09:00:00Z')
  await anonymiseExpired(services)
  expect(await refused(hr, printReminderLetters, printing)).toMatchObject({ code: 'invoice_documents_forgotten' })
})

async function attachmentsOfMail(): Promise<(string | null)[]> {
  mailServer.received.length = 0
  const { rows } = await pool.query(
    `select id from mails where kind = 'payment_reminder' and status = 'queued' order by id`,
  )
  for (const { id } of rows) await deliverMail({ db, clock, settings: services.settings, carrier }, id)
  return mailServer.received.at(-1)?.attachments.map(({ filename }) => filename) ?? []
}

test('a reminder by mail has the letter as its first attachment, and the invoices when the company wants them', async () => {
  await reminded(await billed(121))
  expect(await attachmentsOfMail()).toEqual(['Herinnering.pdf', expect.stringMatching(/^Factuur 2026-\d{6}\.pdf$/)])
  const { _links, ...settings } = await call(hr, reminderSettings)
  await call(hr, editReminderSettings, { body: { ...settings, attachesInvoices: false } })
  await reminded(await billed(80))
  expect(await attachmentsOfMail()).toEqual(['Herinnering.pdf'])
})
