import { sentenceOf } from '@uurwerk/contract/problems'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  contractMonthInvoices,
  invoice,
  liveInvoice,
  invoiceFromTimesheet,
} from '@uurwerk/contract/invoicing/invoiceCalls'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { givenBilledMonth, givenShifts } from '../../testing/world/invoicing/invoicingWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenPerson } from '../../testing/world/world.ts'
import { timesheetBillingWorld, input } from '../../testing/world/invoicing/timesheetBillingWorld.ts'

const { db, hr, calculate, invoiceOf, finish } = await timesheetBillingWorld()

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
