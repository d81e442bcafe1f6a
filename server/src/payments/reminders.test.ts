import { receivables } from '@uurwerk/contract/payments/receivables'
import { editReminderSettings, reminderSettings } from '@uurwerk/contract/payments/reminders'
import { bookPayment } from '@uurwerk/contract/payments/invoicePayments'
import { creditInvoice, invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test } from 'vitest'
import { call, refused, request } from '../testing/call.ts'
import { codaFile, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { remindersWorld } from '../testing/world/payments/remindersWorld.ts'

const { clock, hr, customer, billed, due, payments, reminded, delivered } = await remindersWorld()

test('a customer gets only one mail about all its late invoices, with the PDFs of these invoices', async () => {
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

test('a consumer gets a first reminder with fourteen days to pay and without costs, and the second reminder asks for no interest or compensation when the company has no conditions for consumers', async () => {
  const id = await billed(300, { vat: 'particulier' })
  const [first] = await due()
  expect(first).toMatchObject({ consumer: true, level: 1, invoices: [{ interest: 0, fixed: 0 }] })
  for (const text of [
    'binnen 14 kalenderdagen',
    'Deze herinnering is kosteloos',
    'Schuldeiser: Wijzerplaat Zorg bv, ondernemingsnummer',
  ])
    expect(first?.letter.body).toContain(text)
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
  expect(rows._embedded.receivableDtoList.filter(({ customerName }) => customerName === customer())).toHaveLength(2)
  expect(await payments(inDuinstraat)).toMatchObject({ otherOpen: [], otherCredits: [] })
})

test('when HR typed the VAT number of one company once with and once without BE, its two invoices are in one reminder', async () => {
  const [first, second] = [await billed(60, { vat: 'BE0428759497' }), await billed(80, { vat: '0428.759.497' })]
  expect((await due()).map(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId))).toEqual([[first, second]])
})

test('an invoice gets no reminder when a credit note with a later date credits the whole invoice', async () => {
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
    return _embedded.receivableDtoList.find(({ customerName }) => customerName === customer())
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
