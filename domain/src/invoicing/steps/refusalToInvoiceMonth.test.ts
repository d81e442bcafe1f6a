import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { period } from '../../time/dayPeriod.testing.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import { invoiceSubject } from '../invoiceSubject.ts'
import { rateGapOf } from './rateGapOf.ts'
import { refusalToInvoiceInBatch, warningOnInvoicingMonth } from './refusalToInvoiceInBatch.ts'
import { refusalToInvoiceMonth, type InvoiceMonthFacts } from './refusalToInvoiceMonth.ts'

const days = (...texts: string[]) => texts.map(toDay)

/** The test data: Bram worked on two days of November, at one rate. */
const november: InvoiceMonthFacts = {
  liveInvoice: null,
  workedDays: days('2026-11-02', '2026-11-20'),
  orders: [{ period: period('2026-01-01', null) }],
  hasFreeCosts: false,
  customerName: 'AZ Klaverveld',
  waitsForCustomer: false,
}

const cases: [sentence: string, facts: Partial<InvoiceMonthFacts>, refusal: object | null][] = [
  ['a rate for every worked day', {}, null],
  [
    'an invoice that was not credited',
    { liveInvoice: { number: '2026-000123' } },
    { code: 'already_invoiced', number: '2026-000123' },
  ],
  ['a concept', { liveInvoice: { number: null } }, { code: 'already_invoiced', number: null }],
  [
    'a worked day after the last order',
    { orders: [{ period: period('2026-01-01', '2026-11-19') }] },
    { code: 'no_rate', days: ['2026-11-20'] },
  ],
  [
    'a worked day between two orders',
    { orders: [{ period: period('2026-01-01', '2026-11-01') }, { period: period('2026-11-03', null) }] },
    { code: 'no_rate', days: ['2026-11-02'] },
  ],
  [
    'no order at all, and a day with two shifts',
    { orders: [], workedDays: days('2026-11-20', '2026-11-02', '2026-11-20') },
    { code: 'no_rate', days: ['2026-11-02', '2026-11-20'] },
  ],
  ['a rate that stops after the last worked day', { orders: [{ period: period('2026-01-01', '2026-11-20') }] }, null],
  ['no work and no costs', { workedDays: [] }, { code: 'nothing_to_invoice' }],
  [
    'a customer that must sign first',
    { waitsForCustomer: true },
    { code: 'customer_not_signed', customerName: 'AZ Klaverveld' },
  ],
  ['costs only', { workedDays: [], orders: [], hasFreeCosts: true }, null],
]
for (const [sentence, facts, refusal] of cases) {
  test(`a month with ${sentence} ${refusal === null ? 'can be invoiced' : 'is refused'} when HR makes its invoice`, () =>
    expect(refusalToInvoiceMonth({ ...november, ...facts })).toEqual(refusal))
}

const readiness: [sentence: string, completed: boolean, approved: boolean, warning: object | null][] = [
  ['confirmed and approved', true, true, null],
  ['not yet approved', true, false, { code: 'timesheet_not_approved' }],
  ['not yet confirmed', false, false, { code: 'timesheet_not_completed' }],
]
for (const [sentence, completed, approved, warning] of readiness) {
  test(`a month ${sentence} ${warning === null ? 'is invoiced' : 'gets a warning'} when HR makes a single invoice, and is ${warning === null ? 'invoiced' : 'skipped'} in a batch`, () => {
    expect(warningOnInvoicingMonth({ completed, approved })).toEqual(warning)
    expect(refusalToInvoiceInBatch({ ...november, completed, approved })).toEqual(warning)
  })
}

test('a batch of invoices refuses a month that already has an invoice', () => {
  const facts = { ...november, liveInvoice: { number: null }, completed: true, approved: true }
  expect(refusalToInvoiceInBatch(facts)).toMatchObject({ code: 'already_invoiced' })
})

type Orders = Parameters<typeof rateGapOf>[0]['orders']
const order = (id: number, start: string, end: string | null) => ({ id, period: period(start, end) })

const openContract = period('2024-01-01', null)
const gaps: [sentence: string, orders: Orders, contract: ReturnType<typeof period>, gap: object | null][] = [
  ['a rate without end', [order(1, '2026-01-01', null)], openContract, null],
  ['a rate up to the last day', [order(1, '2026-01-01', '2026-11-30')], openContract, null],
  ['a rate that starts on the last day', [order(1, '2026-11-30', null)], openContract, null],
  [
    'a rate that ended with the month before',
    [order(1, '2026-01-01', '2026-10-31')],
    openContract,
    { lastDay: '2026-11-30', extension: { orderId: 1, start: '2026-11-01', end: '2026-11-30' } },
  ],
  [
    'a rate that ended within the month before',
    [order(1, '2026-01-01', '2026-10-15')],
    openContract,
    { lastDay: '2026-11-30', extension: { orderId: 1, start: '2026-10-16', end: '2026-11-30' } },
  ],
  [
    'a rate that ends within the month',
    [order(1, '2026-01-01', '2026-11-29')],
    openContract,
    { lastDay: '2026-11-30', extension: { orderId: 1, start: '2026-11-30', end: '2026-11-30' } },
  ],
  [
    'several rates have ended, and the latest rate can be extended',
    [order(2, '2026-10-11', '2026-10-31'), order(1, '2026-01-01', '2026-10-10')],
    openContract,
    { lastDay: '2026-11-30', extension: { orderId: 2, start: '2026-11-01', end: '2026-11-30' } },
  ],
  [
    'a rate that ended longer ago cannot be extended',
    [order(1, '2026-01-01', '2026-09-30')],
    openContract,
    { lastDay: '2026-11-30', extension: null },
  ],
  [
    'a rate that starts after the month',
    [order(1, '2026-12-01', null)],
    openContract,
    { lastDay: '2026-11-30', extension: null },
  ],
  ['a contract without orders is not checked', [], openContract, null],
  [
    'a rate up to the contract’s last day in the month',
    [order(1, '2026-01-01', '2026-11-15')],
    period('2024-01-01', '2026-11-15'),
    null,
  ],
  [
    'a rate that ends before the contract’s last day',
    [order(1, '2026-01-01', '2026-11-10')],
    period('2024-01-01', '2026-11-15'),
    { lastDay: '2026-11-15', extension: { orderId: 1, start: '2026-11-11', end: '2026-11-15' } },
  ],
  [
    'a contract that ends after the month',
    [order(1, '2026-01-01', '2026-11-30')],
    period('2024-01-01', '2026-12-15'),
    null,
  ],
]
for (const [sentence, orders, contract, gap] of gaps) {
  test(`before the invoice of a month, the days without an hourly rate are found: ${sentence}`, () =>
    expect(rateGapOf({ yearMonth: toYearMonth('2026-11'), contract, orders })).toEqual(gap))
}

test('the subject of the mail of an invoice contains the number, the customer and the month', () => {
  const subject = { number: '2026-000123', customerName: 'UZ Noord' }
  expect(invoiceSubject({ ...subject, yearMonth: toYearMonth('2026-11') })).toBe(
    'Factuur 2026-000123 – UZ Noord – november 2026',
  )
  expect(invoiceSubject({ ...subject, yearMonth: null })).toBe('Factuur 2026-000123 – UZ Noord')
})
