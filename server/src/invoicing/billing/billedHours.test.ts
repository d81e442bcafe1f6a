import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { downloadInvoice, downloadInvoiceUbl, invoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { textOf } from '../../platform/documents/testing/pagesOf.ts'
import { givenBilledMonth } from '../../testing/world/invoicing/invoicingWorld.ts'
import { givenCustomer } from '../../testing/world/world.ts'
import { timesheetBillingWorld } from '../../testing/world/invoicing/timesheetBillingWorld.ts'

const { db, hr, calculate, invoiceOf, finish } = await timesheetBillingWorld()

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
