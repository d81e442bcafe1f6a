import { expect, test } from 'vitest'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { orderGaps } from './orderGaps.ts'

const year = period('2026-01-01', '2026-12-31')
const open = period('2026-01-01', null)

const cases: [string, DayPeriod, DayPeriod[], DayPeriod[]][] = [
  ['a contract without orders has no rate on any day', year, [], [year]],
  ['a contract with one order for its whole period has a rate on every day', year, [year], []],
  ['a contract without end has a rate on every day when its order has no end', open, [open], []],
  [
    'the days without a rate before, between and after the orders of a contract are found',
    year,
    [period('2026-07-01', '2026-11-30'), period('2026-02-01', '2026-05-31')],
    [period('2026-01-01', '2026-01-31'), period('2026-06-01', '2026-06-30'), period('2026-12-01', '2026-12-31')],
  ],
  ['a contract without end has no rate after its last order', open, [year], [period('2027-01-01', null)]],
  [
    'a contract with consecutive orders has a rate on every day',
    year,
    [period('2026-01-01', '2026-03-31'), period('2026-04-01', '2026-12-31')],
    [],
  ],
]

test.each(cases)('the days of a contract without an order are found: %s', (_, contract, orders, gaps) => {
  expect(orderGaps({ contract, orders: orders.map((each, id) => ({ id, period: each })) })).toEqual(gaps)
})
