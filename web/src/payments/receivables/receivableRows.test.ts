import { NO_CENTS } from '@uurwerk/domain/money/cents'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { sumAged } from '@uurwerk/domain/payments/ageing'
import { RECEIVABLE_FILTERS, receivableFilters, receivableRow } from './receivableRows.ts'

const ON = toDay('2026-11-22')
const invoice = (dueDate: string, open: number, further: object = {}) => ({
  invoiceId: 1,
  invoiceNr: '2026-000001',
  invoiceDate: '2026-10-01',
  dueDate,
  total: 121,
  open,
  surplus: 0,
  money: { open: NO_CENTS, surplus: NO_CENTS, claims: NO_CENTS },
  disputed: false,
  reminder: null,
  ...further,
})
const customer = (...invoices: ReturnType<typeof invoice>[]) =>
  receivableRow({ customerKey: '1', customerId: 1, customerName: 'De Linde', invoices }, ON)

test('the open amounts of a customer are in the column of their age', () => {
  expect(
    customer(invoice('2026-11-22', 10.1), invoice('2026-11-21', 20.2), invoice('2026-08-01', 30.3, { surplus: 5 })),
  ).toMatchObject({
    notDue: 1010,
    upTo30: 2020,
    upTo60: 0,
    over90: 3030,
    credit: 500,
    total: 5560,
  })
})

test('each filter of the open amounts shows its customers and their totals', () => {
  const due = customer(invoice('2026-12-01', 10))
  const late = customer(invoice('2026-11-01', 20))
  const disputed = customer(invoice('2026-12-01', 30, { disputed: true }))
  const credit = customer(invoice('2026-12-01', -5))
  const shown = receivableFilters.map((filter) => {
    const rows = [due, late, disputed, credit].filter(RECEIVABLE_FILTERS[filter])
    return [filter, rows.length, sumAged(rows).total]
  })
  expect(shown).toEqual([
    ['all', 4, 5500],
    ['late', 1, 2000],
    ['disputed', 1, 3000],
    ['credit', 1, -500],
  ])
})
