import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { orderGaps } from './orderGaps.ts'

const period = (start: string, end: string | null): DayPeriod => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
})
const year = period('2026-01-01', '2026-12-31')
const open = period('2026-01-01', null)

const cases: [string, DayPeriod, DayPeriod[], DayPeriod[]][] = [
  ['a contract without orders has no rate at all', year, [], [year]],
  ['an order over all of it leaves no gap', year, [year], []],
  ['an open order leaves none in an open contract', open, [open], []],
  [
    'before, between and after the orders, in whichever order they come',
    year,
    [period('2026-07-01', '2026-11-30'), period('2026-02-01', '2026-05-31')],
    [period('2026-01-01', '2026-01-31'), period('2026-06-01', '2026-06-30'), period('2026-12-01', '2026-12-31')],
  ],
  ['an open contract goes on after its last order', open, [year], [period('2027-01-01', null)]],
  [
    'orders that follow each other leave none',
    year,
    [period('2026-01-01', '2026-03-31'), period('2026-04-01', '2026-12-31')],
    [],
  ],
]

test.each(cases)('%s', (_, contract, orders, gaps) => {
  expect(orderGaps({ contract, orders: orders.map((each, id) => ({ id, period: each })) })).toEqual(gaps)
})
