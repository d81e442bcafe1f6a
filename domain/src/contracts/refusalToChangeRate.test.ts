import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { refusalToChangeRate } from './refusalToChangeRate.ts'

const orders = [
  { id: 1, period: { start: toDay('2026-01-01'), end: toDay('2026-06-30') } },
  { id: 2, period: { start: toDay('2026-08-01'), end: null } },
]

test.each([
  ['a new rate can start in the middle of an order', '2026-03-15', null],
  ['a new rate can start on the last day of an order', '2026-06-30', null],
  [
    'a new rate cannot start on the first day of an order; HR changes the rate of that order instead',
    '2026-08-01',
    'order_starts_on_day',
  ],
  ['a new rate cannot start on a day between two orders', '2026-07-01', 'no_order_on_day'],
  ['a new rate cannot start before the first order', '2025-12-31', 'no_order_on_day'],
])('a new rate for a contract: %s', (_, day, code) => {
  expect(refusalToChangeRate(orders, toDay(day))?.code ?? null).toBe(code)
})
