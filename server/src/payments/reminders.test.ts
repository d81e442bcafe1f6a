import { receivables } from '@uurwerk/contract/payments/receivables'
import {
  dueReminders,
  editReminderSettings,
  reminderSettings,
  sendReminders,
} from '@uurwerk/contract/payments/reminders'
import { bookPayment, disputeInvoice, endDispute, invoicePayments } from '@uurwerk/contract/payments/invoicePayments'
import { job } from '@uurwerk/contract/invoicing/batches'
import { creditInvoice, invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { beforeEach, describe, expect, test } from 'vitest'
import { runBatch } from '../invoicing/batch/runBatch.ts'
import { deliverMail } from '../operations/mail/deliverMail.ts'
import { smtpCarrier } from '../platform/mail/smtpCarrier.ts'
import { call, refused, request } from '../testing/call.ts'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { silentLog } from '../testing/silentLog.ts'
import { startMailServer } from '../testing/servers/startMailServer.ts'
import { remindCustomer } from './reminders/remindCustomer.ts'
import { sellerWorld } from '../testing/world/invoicing/sellerWorld.ts'

const START = '2026-12-10T09:00:00Z'
const { db, clock, services, pool, hr } = await sellerWorld(START)
const mailServer = await startMailServer()
const carrier = smtpCarrier({ url: mailServer.url })

let customers = 0
let customer = ''
beforeEach(async () => {
  await delivered()
  clock.set(START)
  customers += 1
  customer = `Zorgcentrum ${customers}`
  mailServer.received.length = 0
})

const DUE_ON_1_DECEMBER = '2026-11-01'
const billed = (euros: number, further: object = {}) =>
  givenInvoice(hr, { euros, customer, date: DUE_ON_1_DECEMBER, ...further })
const due = async () => {
  const body = await call(hr, dueReminders)
  return body._embedded.reminderDtoList.filter(({ customerName }) => customerName === customer)
}
const payments = async (id: number) => await call(hr, invoicePayments, { params: { id } })
async function reminded(...invoiceIds: number[]) {
  const body = await call(hr, sendReminders, { body: { invoiceIds } })
  await runBatch({ services, log: silentLog, remind: remindCustomer }, body.id)
  return await call(hr, job, { params: { id: body.id } })
}
async function delivered() {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'queued')
    .where('kind', '=', 'payment_reminder')
    .execute()
  for (const { id } of waiting) await deliverMail({ db, clock, settings: services.settings, carrier }, id)
  return mailServer.received
}

test('a customer gets one mail about all its late invoices, with their PDFs, once', async () => {
  const [first, second] = [await billed(121), await billed(71)]
  await call(hr, bookPayment, { params: { id: second }, body: { date: '2026-12-09', amount: 1, reason: 'contant' } })
  const [reminder] = await due()
  expect(reminder).toMatchObject({
    invoiceId: first,
    level: 1,
    total: 191,
    refusal: null,
    recipients: ['boekhouding@duinrand.example'],
    invoices: [
      { invoiceId: first, daysLate: 9, open: 121, level: 1, interest: 0, fixed: 0 },
      { invoiceId: second, open: 70 },
    ],
  })
  expect(await reminded(first)).toMatchObject({ status: 'done', results: [{ invoiceId: first, code: null }] })
  const [mail] = await delivered()
  expect(mail?.subject).toMatch(/^Herinnering: facturen 2026-\d{6}, 2026-\d{6}$/)
  expect(mail?.text?.replaceAll('\u00A0', ' ')).toContain(
    'Gelieve € 191,00 meteen te betalen op rekening BE68 5390 0754 7034',
  )
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'Herinnering.pdf',
    expect.stringMatching(/^Factuur/),
    expect.stringMatching(/^Factuur/),
  ])
  expect(await due()).toEqual([])
  expect(await reminded(first)).toMatchObject({ results: [{ code: 'nothing_to_remind' }] })
  expect(await delivered()).toHaveLength(1)
  expect(await payments(second)).toMatchObject({ reminders: [{ level: 1, date: '2026-12-10', mailStatus: 'sent' }] })
})

test('a business gets three reminders: interest and the fixed amount from the second reminder on, and a notice of default as the third', async () => {
  const id = await billed(1000)
  const rates = [
    { from: '2026-07-01', percentage: 10.5 },
    { from: '2027-01-01', percentage: 10 },
  ]
  const settings = { firstDays: 7, secondDays: 14, thirdDays: 14, addsClaims: true, consumerConditions: false, rates }
  await call(hr, editReminderSettings, { body: settings })
  await reminded(id)
  clock.set('2026-12-23T09:00:00Z')
  expect(await due()).toEqual([])
  clock.set('2026-12-24T09:00:00Z')
  const [second] = await due()
  // The interest on 1000 euros at 10.5 % for 23 days.
  expect(second).toMatchObject({ level: 2, invoices: [{ interest: 6.62, fixed: 40 }] })
  expect(second?.letter.body.replaceAll('\u00A0', ' ')).toContain('Gelieve € 1.046,62 meteen te betalen')
  await reminded(id)
  clock.set('2027-01-07T09:00:00Z')
  const [third] = await due()
  expect(third).toMatchObject({ level: 3, letter: { subject: expect.stringMatching(/^Ingebrekestelling/) } })
  await reminded(id)
  clock.set('2027-12-31T09:00:00Z')
  expect(await due()).toEqual([])
  expect((await payments(id)).reminders.map(({ level }) => level)).toEqual([3, 2, 1])
})

test('a consumer gets a first reminder with fourteen days to pay and without costs, and without any claim when the company has no conditions', async () => {
  const id = await billed(300, { vat: 'particulier' })
  const [first] = await due()
  expect(first).toMatchObject({ consumer: true, level: 1, invoices: [{ interest: 0, fixed: 0 }] })
  for (const said of [
    'binnen 14 kalenderdagen',
    'Deze herinnering is kosteloos',
    'Schuldeiser: Wijzerplaat Zorg bv, ondernemingsnummer',
  ])
    expect(first?.letter.body).toContain(said)
  await reminded(id)
  clock.set('2026-12-24T09:00:00Z')
  expect(await due()).toEqual([])
  clock.set('2026-12-25T09:00:00Z')
  expect(await due()).toMatchObject([{ level: 2, invoices: [{ interest: 0, fixed: 0 }] }])
})

test('a consumer with a new and an older late invoice gets a separate first reminder for the new invoice, without costs and with fourteen days to pay', async () => {
  const older = await billed(300, { vat: 'particulier' })
  await reminded(older)
  clock.set('2026-12-26T09:00:00Z')
  const newer = await billed(80, { vat: 'particulier', date: '2026-11-10' })
  const letters = await due()
  expect(letters.map(({ level, invoices }) => [level, invoices.map(({ invoiceId }) => invoiceId)])).toEqual([
    [2, [older]],
    [1, [newer]],
  ])
  expect(letters[1]?.letter.body).toContain('binnen 14 kalenderdagen')
  expect(letters[1]?.letter.body).toContain('Deze herinnering is kosteloos')
  await reminded(newer)
  expect((await payments(newer)).reminders).toMatchObject([{ level: 1 }])
  expect((await payments(older)).reminders).toMatchObject([{ level: 1 }])
  expect(await reminded(newer)).toMatchObject({ results: [{ code: 'nothing_to_remind' }] })
  await reminded(older)
  expect((await payments(older)).reminders).toMatchObject([{ level: 2 }, { level: 1 }])
})

test('the reminder mail contains the credit of the customer, with the same amount as the list of open amounts', async () => {
  const [paid, late] = [await billed(121), await billed(71)]
  const { paymentReference } = await call(hr, invoice, { params: { id: paid } })
  const movement = { euros: 130, paymentReference: paymentReference?.replaceAll(/\D/g, '') ?? null, on: '2026-12-09' }
  await call(...importing(hr, codaFile([movement])))
  const [reminder] = await due()
  expect(reminder?.letter.body.replaceAll('\u00A0', ' ')).toContain('nog € 9,00 tegoed')
  await reminded(late)
  const [mail] = await delivered()
  expect(mail?.text?.replaceAll('\u00A0', ' ')).toContain('nog € 9,00 tegoed')
})

test('a credit note on a paid invoice is shown as a credit in the reminder', async () => {
  const [paid] = [await billed(121), await billed(71)]
  await call(hr, bookPayment, { params: { id: paid }, body: { date: '2026-12-09', amount: 121, reason: 'contant' } })
  const group = { category: 'E', percentage: 0 } as const
  const body = { kind: 'amount', date: '2026-12-09', amount: 30, reason: 'Korting', group } as const
  await call(hr, creditInvoice, { params: { id: paid }, body })
  expect((await due())[0]?.letter.body.replaceAll('\u00A0', ' ')).toContain('nog € 30,00 tegoed')
})

test('two private persons with the same name each get a letter, and no invoice is paid with the credit of the other person', async () => {
  const inDuinstraat = await billed(60, { vat: 'particulier' })
  const inKerkstraat = await billed(80, { vat: 'particulier', street: 'Kerkstraat' })
  const letters = await due()
  expect(letters.map(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId))).toEqual([
    [inDuinstraat],
    [inKerkstraat],
  ])
  const rows = await call(hr, receivables, {})
  expect(rows._embedded.receivableDtoList.filter(({ customerName }) => customerName === customer)).toHaveLength(2)
  expect(await payments(inDuinstraat)).toMatchObject({ otherOpen: [], otherCredits: [] })
})

test('one company that HR typed twice, once with and once without BE, counts as one customer', async () => {
  const [first, second] = [await billed(60, { vat: 'BE0428759497' }), await billed(80, { vat: '0428.759.497' })]
  expect((await due()).map(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId))).toEqual([[first, second]])
})

describe('the cases without a payment reminder', () => {
  test.each(['queried', 'rejected'])(
    'a customer gets no reminder for an invoice that the customer %s over Peppol',
    async (state) => {
      const id = await billed(50)
      expect(await due()).toHaveLength(1)
      await pool.query(
        `insert into peppol_deliveries (document_id, invoice_id, sender, receiver, state, provider_id, requested_at)
       select d.id, d.invoice_id, '0208:0739484052', '0208:0403019261', $2, 'doc-1', $3 from documents d
       where d.invoice_id = $1 and d.kind = 'invoice_ubl'`,
        [id, state, START],
      )
      expect(await due()).toEqual([])
    },
  )

  test('a customer gets no reminder before the day on which the reminder is due, for a disputed invoice, or for a paid invoice', async () => {
    const id = await billed(50)
    clock.set('2026-12-07T09:00:00Z')
    expect(await due()).toEqual([])
    clock.set(START)
    expect(await due()).toHaveLength(1)
    const disputed = await call(hr, disputeInvoice, { params: { id }, body: { reason: 'uren kloppen niet' } })
    expect(disputed).toMatchObject({
      disputed: true,
      dispute: { reason: 'uren kloppen niet', by: 'Katrien Lauwers' },
    })
    expect(await due()).toEqual([])
    expect(disputed.actions.endDispute).toBeNull()
    expect(await call(hr, endDispute, { params: { id } })).toMatchObject({
      disputed: false,
      actions: { endDispute: { code: 'not_disputed' } },
    })
    expect((await refused(hr, endDispute, { params: { id } })).code).toBe('not_disputed')
    expect(await due()).toHaveLength(1)
    await call(hr, bookPayment, { params: { id }, body: { date: '2026-12-09', amount: 50, reason: 'contant' } })
    expect(await due()).toEqual([])
  })

  test('when two batches remind the same customer at the same time, one reminder is sent', async () => {
    const id = await billed(50)
    const ids = await Promise.all(
      [1, 2].map(async () => (await call(hr, sendReminders, { body: { invoiceIds: [id] } })).id),
    )
    await Promise.all(ids.map((batchId) => runBatch({ services, log: silentLog, remind: remindCustomer }, batchId)))
    const { rows } = await pool.query(
      'select count(*)::int as n from payment_reminder_invoices where invoice_id = $1',
      [id],
    )
    expect(rows[0].n).toBe(1)
    expect(await delivered()).toHaveLength(1)
  })

  test('HR cannot send a reminder for an unknown invoice', async () => {
    expect((await refused(hr, sendReminders, { body: { invoiceIds: [999_999] } })).status).toBe(422)
  })
})

describe('a reminder whose mail did not leave', () => {
  const failed = (status: 'failed' | 'unclear' = 'failed') =>
    db
      .updateTable('mails')
      .set({ status })
      .where('kind', '=', 'payment_reminder')
      .where('status', '=', 'queued')
      .execute()

  test('a consumer whose first reminder failed gets the first reminder again, and a second reminder only after the term of the reminder that left', async () => {
    const id = await billed(300, { vat: 'particulier' })
    await reminded(id)
    await failed()
    clock.set('2027-01-05T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 1, invoices: [{ interest: 0, fixed: 0 }] }])
    await reminded(id)
    expect(await due()).toEqual([])
    await delivered()
    expect((await payments(id)).reminders).toMatchObject([
      { level: 1, date: '2027-01-05', mailStatus: 'sent' },
      { level: 1, date: '2026-12-10', mailStatus: 'failed' },
    ])
    clock.set('2027-01-19T09:00:00Z')
    expect(await due()).toEqual([])
    clock.set('2027-01-20T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 2 }])
  })

  test('when nobody knows whether the mail of the first reminder left, a consumer gets the first reminder again, without costs', async () => {
    const id = await billed(300, { vat: 'particulier' })
    await reminded(id)
    await failed('unclear')
    clock.set('2027-01-05T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 1, invoices: [{ interest: 0, fixed: 0 }] }])
    await reminded(id)
    await delivered()
    expect((await payments(id)).reminders.map(({ mailStatus }) => mailStatus)).toEqual(['sent', 'unclear'])
  })

  test('the term of a reminder counts from the day on which its mail left', async () => {
    const id = await billed(300)
    await reminded(id)
    clock.set('2026-12-20T09:00:00Z')
    await delivered()
    clock.set('2026-12-27T09:00:00Z')
    expect(await due()).toEqual([])
    clock.set('2027-01-03T09:00:00Z')
    expect(await due()).toMatchObject([{ level: 2 }])
  })

  test('the interest and the compensation of a failed reminder are not booked from the payment of a consumer', async () => {
    const id = await billed(300, { vat: 'particulier' })
    await pool.query('update reminder_settings set consumer_conditions = true')
    await reminded(id)
    await delivered()
    clock.set('2027-01-05T09:00:00Z')
    await reminded(id)
    expect((await payments(id)).claims).toBeGreaterThan(0)
    await failed()
    expect((await payments(id)).claims).toBe(0)
    await pool.query('update reminder_settings set consumer_conditions = false')
  })
})

test('an invoice that a credit note with a later date credits whole gets no reminder', async () => {
  const [whole, part] = [await billed(121), await billed(121)]
  await call(hr, creditInvoice, { params: { id: whole }, body: { date: '2026-12-31', reason: 'fout' } })
  expect(await due()).toMatchObject([{ total: 121, invoices: [{ invoiceId: part }] }])
})

test('the reminder settings refuse an interest rate that does not begin with a half year, and refuse an old version', async () => {
  const body = await call(hr, reminderSettings)
  const { _links, ...settings } = body
  const put = (changes: object) => request(hr, editReminderSettings, { body: { ...settings, ...changes } })
  expect(await refused(...put({ rates: [{ from: '2026-02-01', percentage: 10 }] }))).toMatchObject({
    status: 422,
    code: 'rate_not_half_year',
  })
  expect(await call(...put({ firstDays: 10 }))).toMatchObject({ firstDays: 10, version: settings.version + 1 })
  expect(await refused(...put({ firstDays: 11 }))).toMatchObject({
    status: 409,
    code: 'stale',
    changedBy: 'Katrien Lauwers',
  })
  expect((await refused(...put({ version: undefined, firstDays: 0 }))).status).toBe(422)
})

test('the list of open amounts shows each customer with its invoices, also for an earlier day', async () => {
  const id = await billed(121)
  await call(hr, bookPayment, { params: { id }, body: { date: '2026-12-09', amount: 50, reason: 'contant' } })
  const on = async (day?: string) => {
    const { _embedded } = await call(hr, receivables, { query: { on: day } })
    return _embedded.receivableDtoList.find(({ customerName }) => customerName === customer)
  }
  expect(await on()).toMatchObject({
    invoices: [
      { invoiceId: id, dueDate: '2026-12-01', total: 121, open: 71, surplus: 0, disputed: false, reminder: null },
    ],
  })
  expect(await on('2026-12-08')).toMatchObject({ invoices: [{ open: 121 }] })
  expect(await on('2026-10-31')).toBeUndefined()
  await call(hr, bookPayment, { params: { id }, body: { date: '2026-12-10', amount: 71, reason: 'contant' } })
  expect(await on()).toBeUndefined()
})
