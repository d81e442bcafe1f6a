import { sentenceOf } from '@uurwerk/contract/problems'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  contractMonthInvoices,
  downloadInvoice,
  downloadInvoiceUbl,
  finishInvoice,
  invoice,
  liveInvoice,
  calculateInvoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { givenBilledMonth, givenShifts, type BilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenCustomer, givenPerson } from '../../testing/world/world.ts'
import { sellerWorld } from '../../testing/world/invoicing/sellerWorld.ts'

const { db, hr } = await sellerWorld()

const input = ({ contractId, personId }: BilledMonth, yearMonthString = '2026-11') => ({
  body: { contractId, userId: personId, yearMonthString },
})
const calculate = (month: BilledMonth, yearMonth?: string) => request(hr, calculateInvoice, input(month, yearMonth))
const invoiceOf = (month: BilledMonth, yearMonth?: string) => request(hr, invoiceFromTimesheet, input(month, yearMonth))
const finish = (id: number) => call(hr, finishInvoice, { params: { id }, body: { status: 'CONFIRMED' } })

const linesOf = ({ lines }: Pick<ResponseOf<typeof invoice>, 'lines'>) =>
  lines.map(({ premium, quantity, unitPrice, amount }) => [premium, quantity, unitPrice, amount])

// The sum of 362.50, 510.30, 385.20 and 482.40 euros, which were calculated by hand from rate, hours and premiums.
const HAND_WORKED = [
  [null, 5.5, 40, 220],
  ['LATE', 1, 48, 48],
  ['NIGHT', 14.5, 54, 783],
  ['SATURDAY', 6.25, 50.4, 315],
  ['HOLIDAY', 6, 62.4, 374.4],
]

test('an invoice line keeps the facts of its invoiced shifts, also after these shifts change', async () => {
  const month = await givenBilledMonth(db)
  const preview = await call(...calculate(month))
  const { id } = await call(...invoiceOf(month))
  await finish(id)
  await db.updateTable('shifts').set({ interrupted: true }).where('contract_id', '=', month.contractId).execute()
  const { lines } = await call(hr, invoice, { params: { id } })
  expect(lines.map(({ shifts }) => shifts)).toEqual(preview.lines.map(({ shifts }) => shifts))
  for (const { shifts, quantity } of lines) {
    expect(shifts?.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(quantity * 3600)
  }
})

test('four shifts have the total that was calculated by hand, in the preview, on the invoice and in the PDF', async () => {
  const month = await givenBilledMonth(db)
  const preview = await call(...calculate(month))
  expect(linesOf(preview)).toEqual(HAND_WORKED)
  expect(preview).toMatchObject({
    totalWorkedHours: 33.25,
    totalVATExcluded: 1740.4,
    totalVATIncluded: 1740.4,
    warnings: [],
    rateGap: null,
    actions: { make: null },
  })
  expect(preview._links?.['fromTimesheet']?.href).toBe('/api/administration/invoice/fromTimesheet')

  const made = await call(...invoiceOf(month))
  expect(linesOf(made)).toEqual(HAND_WORKED)
  expect(made).toMatchObject({
    status: 'CREATED',
    invoiceNr: null,
    totalVATIncluded: 1740.4,
    billDto: { totalWorkedHours: 33.25, totalAmountAllShifts: 1740.4 },
  })

  const finished = await finish(made.id)
  const { raw, headers } = await outcomeOf(hr, downloadInvoice, { params: { id: made.id } })
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const text = (await textOf(raw)).replaceAll('\u00A0', ' ')
  for (const printed of [
    '5:30 5,50 uur € 40,00 vrij € 220,00',
    '1:00 1,00 uur € 48,00 vrij € 48,00',
    '14:30 14,50 uur € 54,00 vrij € 783,00',
    '6:15 6,25 uur € 50,40 vrij € 315,00',
    '6:00 6,00 uur € 62,40 vrij € 374,40',
    'Te betalen € 1.740,40',
    finished.paymentReference,
  ])
    expect(text).toContain(printed)
})

test('a preview of an invoice changes nothing in the database', async () => {
  const month = await givenBilledMonth(db)
  const audited = () => db.selectFrom('audit_entries').select('id').execute()
  const before = await audited()
  await call(...calculate(month))
  expect(await audited()).toHaveLength(before.length)
  const none = await call(hr, contractMonthInvoices, {
    params: { yearMonth: toYearMonth('2026-11'), contractId: month.contractId },
  })
  expect(none._embedded).toEqual({ invoiceDtoList: [] })
})

test('the night shift at the end of October is invoiced in October: two hours of night and six hours of Sunday and All Saints’ Day', async () => {
  const night = [{ start: '2026-10-31T22:00+01:00', end: '2026-11-01T06:00+01:00' }]
  const month = await givenBilledMonth(db, { shifts: night, yearMonth: '2026-10' })
  const october = await call(...calculate(month, '2026-10'))
  expect(linesOf(october)).toEqual([
    ['NIGHT', 2, 54, 108],
    ['HOLIDAY', 6, 62.4, 374.4],
  ])
  expect((await call(...invoiceOf(month, '2026-10'))).totalVATExcluded).toBe(482.4)
  const times = october.lines.map(({ shifts }) => shifts)
  expect(times).toEqual([
    [{ startDate: '2026-10-31', start: '22:00', end: '00:00', seconds: 7_200 }],
    [{ startDate: '2026-11-01', start: '00:00', end: '06:00', seconds: 21_600 }],
  ])
  const november = await call(...calculate(month, '2026-11'))
  expect(november).toMatchObject({ lines: [], actions: { make: { code: 'nothing_to_invoice' } } })
  expect(november._links?.['fromTimesheet']).toBeUndefined()
  expect(await refused(...invoiceOf(month, '2026-11'))).toMatchObject({ status: 409, code: 'nothing_to_invoice' })
})

test('when the rate changes within the month, each shift has the rate of the day on which it starts', async () => {
  const month = await givenBilledMonth(db, {
    rateCents: null,
    shifts: [
      { start: '2026-11-13T09:00+01:00', end: '2026-11-13T12:00+01:00' },
      { start: '2026-11-15T22:00+01:00', end: '2026-11-16T06:00+01:00' },
      { start: '2026-11-16T09:00+01:00', end: '2026-11-16T11:00+01:00' },
    ],
  })
  await db
    .insertInto('orders')
    .values([
      {
        contract_id: month.contractId,
        start_on: '2026-01-01',
        end_on: '2026-11-15',
        base_rate_cents: 4000,
        internal_reference: 'OUD',
      },
      {
        contract_id: month.contractId,
        start_on: '2026-11-16',
        end_on: null,
        base_rate_cents: 5000,
        internal_reference: 'NIEUW',
        external_reference: 'PO-77231',
      },
    ])
    .execute()
  const body = await call(...invoiceOf(month))
  // The night shift of Sunday 15 November has two hours of Sunday and six hours of night, at the rate of 15 November.
  expect(linesOf(body)).toEqual([
    [null, 3, 40, 120],
    ['NIGHT', 6, 54, 324],
    ['HOLIDAY', 2, 62.4, 124.8],
    [null, 2, 50, 100],
  ])
  expect(body).toMatchObject({ internalReference: 'NIEUW', externalReference: 'PO-77231', totalVATExcluded: 668.8 })
  // Each group of lines keeps the reference of its own order (a period with an hourly rate), also when HR changes the
  // order later.
  const references = ['OUD', 'OUD', 'OUD', 'PO-77231']
  expect(body.lines.map(({ orderReference }) => orderReference)).toEqual(references)
  await db.updateTable('orders').set({ internal_reference: 'LATER', external_reference: 'LATER' }).execute()
  await finish(body.id)
  const text = (await textOf((await outcomeOf(hr, downloadInvoice, { params: { id: body.id } })).raw)).replaceAll(
    '\u00A0',
    ' ',
  )
  expect(text).toContain('€ 40,00 per uur · referentie OUD')
  expect(text).toContain('€ 50,00 per uur · referentie PO-77231')
  const { raw } = await outcomeOf(hr, downloadInvoiceUbl, { params: { id: body.id } })
  expect(raw.toString()).toMatch(/, referentie OUD<[^]*, referentie PO-77231</)
})

test('a month with a worked day without a rate is refused, and the refusal shows the day and the order that can be extended', async () => {
  const month = await givenBilledMonth(db, {
    rateCents: null,
    shifts: [
      { start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' },
      { start: '2026-11-27T09:00+01:00', end: '2026-11-27T10:00+01:00' },
      { start: '2026-11-24T09:00+01:00', end: '2026-11-24T10:00+01:00' },
    ],
  })
  const { id } = await db
    .insertInto('orders')
    .values({ contract_id: month.contractId, start_on: '2026-01-01', end_on: '2026-11-20', base_rate_cents: 4250 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const noRate = {
    code: 'no_rate',
    message: 'Geen geldig uurtarief op 24-11-2026, 27-11-2026. Voeg een order toe of verleng er een.',
  }
  const refusal = { ...noRate, status: 409, days: ['2026-11-24', '2026-11-27'] }
  expect(await refused(...invoiceOf(month))).toMatchObject(refusal)
  const preview = await refused(...calculate(month))
  expect(preview).toMatchObject(refusal)
  expect(preview).toHaveProperty('rateGap.extension', {
    orderId: id,
    startDate: '2026-11-21',
    endDate: '2026-11-30',
    baseHourlyRate: 42.5,
  })
})

test('an order that ends before the month ends gives a warning, also when nobody works on the last days', async () => {
  const month = await givenBilledMonth(db, {
    rateCents: null,
    shifts: [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }],
  })
  await db
    .insertInto('orders')
    .values({ contract_id: month.contractId, start_on: '2026-01-01', end_on: '2026-11-20', base_rate_cents: 4250 })
    .execute()
  const body = await call(...calculate(month))
  expect(body.rateGap).toMatchObject({
    message: expect.stringContaining('30-11-2026'),
    extension: { startDate: '2026-11-21', endDate: '2026-11-30' },
  })
})

describe('the warnings before HR makes an invoice', () => {
  test.each([
    ['that is not confirmed', { confirmed: false }, ['De timesheet is nog niet bevestigd.']],
    ['that is not approved', { approved: false }, ['De timesheet is nog niet goedgekeurd voor facturatie.']],
    ['that is confirmed and approved', {}, []],
  ])(
    'HR gets a warning about a month %s only when a confirmation or an approval is missing',
    async (_state, timesheet, warnings) => {
      const month = await givenBilledMonth(db, { timesheet })
      expect((await call(...calculate(month))).warnings).toEqual(warnings)
      const made = await call(...invoiceOf(month))
      expect(made.warning).toBe(warnings[0])
    },
  )

  test('a payment term of ninety days gives HR a warning, in the preview and when HR finishes the invoice', async () => {
    const month = await givenBilledMonth(db)
    await db.updateTable('customers').set({ payment_term_days: 90 }).where('id', '=', month.customerId).execute()
    const sentence =
      'Een betalingstermijn van 90 dagen is tussen ondernemingen niet afdwingbaar: het maximum is 60 dagen.'
    expect((await call(...calculate(month))).warnings).toEqual([sentence])
    const body = await call(...invoiceOf(month))
    expect(body.dueDate).toBe('2027-03-01')
    expect((await finish(body.id)).warning).toBe(sentence)
  })
})

test('a new invoice has the data of the customer, of the contract and of the last order', async () => {
  const month = await givenBilledMonth(db)
  await db.updateTable('contracts').set({ reference: 'LIND-2026-11' }).where('id', '=', month.contractId).execute()
  await db
    .updateTable('orders')
    .set({ internal_reference: 'INT-1', external_reference: 'PO-1' })
    .where('contract_id', '=', month.contractId)
    .execute()
  const { id: emailId } = await db
    .insertInto('confirmed_emails')
    .values({
      email_address: 'Boekhouding@azklaverveld.example',
      created_at: '2026-01-01T00:00:00Z',
      confirmed_at: '2026-01-02T00:00:00Z',
      confirmer: 'Katrien Lauwers',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('customer_emails')
    .values({ customer_id: month.customerId, confirmed_email_id: emailId })
    .execute()
  const body = await call(...invoiceOf(month))
  expect(body).toMatchObject({
    invoiceDate: '2026-12-01',
    dueDate: '2026-12-31',
    vatpercentage: 0,
    disclaimer: 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek',
    contactMail: 'goedele@azklaverveld.example',
    internalReference: 'INT-1',
    externalReference: 'PO-1',
    reference: 'LIND-2026-11',
    employeeName: 'Lieselotte Vanhaverbeke',
    userId: month.personId,
    contractId: month.contractId,
    yearMonth: '2026-11',
    confirmedEmailDtos: [
      { emailAddress: 'Boekhouding@azklaverveld.example', confirmed: true, confirmer: 'Katrien Lauwers' },
    ],
    customerBillingDto: {
      organisationName: 'AZ Klaverveld vzw',
      financialSupervisorReference: 'Dienst facturatie',
      street: 'Klaverveldstraat',
      houseNumber: '112',
      postalCode: '9810',
      city: 'Nazareth',
      country: 'BE',
      vat: 'BE0428759497',
      paymentTerm: 30,
      wantsConcatenatedDocuments: false,
    },
    history: [
      { by: 'Katrien Lauwers', action: 'create invoice' },
      { by: null, action: 'approve timesheet', at: '2026-11-30T19:00:00+01:00' },
      { by: 'Lieselotte Vanhaverbeke', action: 'confirm timesheet', at: '2026-11-30T19:00:00+01:00' },
    ],
  })
  expect(Object.keys(body._links ?? {}).toSorted()).toEqual(['download', 'invoice', 'self', 'status'])
})

test('call-outs and interrupted shifts have separate invoice lines', async () => {
  const month = await givenBilledMonth(db, {
    shifts: [
      { start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00', callout: 'CALL_OUT_24' },
      { start: '2026-11-12T09:00+01:00', end: '2026-11-12T11:00+01:00', interrupted: true },
      { start: '2026-11-13T18:00+01:00', end: '2026-11-13T20:00+01:00', callout: 'CALL_OUT_48', interrupted: true },
    ],
  })
  const body = await call(...invoiceOf(month))
  expect(
    body.lines.map((line) => [line.premium, line.callout, line.percentage, line.quantity, line.unitPrice, line.amount]),
  ).toEqual([
    [null, 'CALL_OUT_24', 20, 1, 48, 48],
    ['INTERRUPTED', null, 50, 2, 60, 120],
    ['INTERRUPTED', 'CALL_OUT_48', 60, 2, 64, 128],
  ])
})

test('when two requests invoice the same month at once, one request makes an invoice and the other is refused', async () => {
  const month = await givenBilledMonth(db)
  const answers = await Promise.all([1, 2, 3].map(() => outcomeOf(...invoiceOf(month))))
  expect(statusesOf(answers)).toEqual([201, 409, 409])
  expect(answers.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(['already_invoiced', 'already_invoiced'])
  const body = await call(hr, liveInvoice, {
    params: { yearMonth: toYearMonth('2026-11'), contractId: month.contractId },
  })
  expect(body._embedded.invoiceDtoList).toHaveLength(1)
  const { make } = (await call(...calculate(month))).actions
  expect(make).toEqual({ code: 'already_invoiced', number: null })
  expect(make && sentenceOf(make)).toBe('Van deze maand is al een factuur gemaakt.')
})

test('when a client sends the same request twice with one idempotency key, one invoice is made', async () => {
  const month = await givenBilledMonth(db)
  const headers = { 'idempotency-key': 'klik-1' }
  const sent = request(hr, invoiceFromTimesheet, { ...input(month), headers })
  const [first, second] = await Promise.all([call(...sent), call(...sent)])
  expect(second).toEqual(first)
})

test('an invoice for a contract of another person, or for a contract that does not exist, is refused', async () => {
  const month = await givenBilledMonth(db)
  const other = await givenPerson(db)
  for (const wrong of [
    { ...month, personId: other },
    { ...month, contractId: 999_999 },
  ]) {
    expect(await refused(...calculate(wrong))).toMatchObject({ status: 404, code: 'reference_unknown' })
    expect(await refused(...invoiceOf(wrong))).toMatchObject({ status: 404, code: 'reference_unknown' })
  }
})

test('an invoice uses the bonus rates and hours of its customer, and rates that HR changes later do not change the invoice', async () => {
  const customerId = await givenCustomer(db, { rates: { NIGHT: 1000 } })
  await db
    .updateTable('customers')
    .set({ night_minute: 22 * 60 })
    .where('id', '=', customerId)
    .execute()
  const month = await givenBilledMonth(db, {
    customerId,
    shifts: [{ start: '2026-11-13T19:00+01:00', end: '2026-11-13T23:00+01:00' }],
  })
  const body = await call(...invoiceOf(month))
  expect(linesOf(body)).toEqual([
    [null, 3, 40, 120],
    ['NIGHT', 1, 44, 44],
  ])
  await db.updateTable('bonus_rates').set({ percentage_bp: 9000 }).where('customer_id', '=', customerId).execute()
  expect(linesOf(await call(hr, invoice, { params: { id: body.id } }))).toEqual(linesOf(body))
})

test('five minutes at 60 euros cost 5.00 euros, and fifty minutes at 100 euros cost 83.33 euros', async () => {
  const five = await givenBilledMonth(db, {
    rateCents: 6000,
    shifts: [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T09:05+01:00' }],
  })
  expect(await call(...invoiceOf(five))).toMatchObject({
    lines: [{ quantity: 0.083333, amount: 5 }],
    totalVATIncluded: 5,
  })
  const fifty = await givenBilledMonth(db, {
    rateCents: 10_000,
    shifts: [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T09:50+01:00' }],
  })
  expect(await call(...invoiceOf(fifty))).toMatchObject({ lines: [{ amount: 83.33 }], totalVATIncluded: 83.33 })
})

test('shifts that were closed because HR gave their contract an earlier end are not invoiced', async () => {
  const month = await givenBilledMonth(db, {
    shifts: [{ start: '2026-11-10T09:00+01:00', end: '2026-11-10T10:00+01:00' }],
  })
  await givenShifts(db, month, [{ start: '2026-11-25T09:00+01:00', end: '2026-11-25T17:00+01:00' }])
  await db
    .updateTable('shifts')
    .set({ closed_at: '2026-11-20T00:00:00Z', closed_cause: 'contract_shortened', closed_detail: '2026-11-19' })
    .where('contract_id', '=', month.contractId)
    .where('start_on', '=', '2026-11-25')
    .execute()
  expect((await call(...invoiceOf(month))).billDto.totalWorkedHours).toBe(1)
})
