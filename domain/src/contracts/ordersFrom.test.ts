import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { ordersFrom } from './ordersFrom.ts'

const order = (id: number, start: string, end: string | null) => ({
  id,
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
})
const orders = [order(1, '2026-03-01', '2026-05-31'), order(2, '2026-06-01', null)]

const moved = (after: string) => {
  const { kept, closed } = ordersFrom(orders, { before: toDay('2026-03-01'), after: toDay(after) })
  return { kept: kept.map(({ id, period }) => [id, period.start]), closed: closed.map(({ id }) => id) }
}

test.each([
  [
    'an earlier start of the contract moves the first order with it',
    '2026-02-01',
    [1, '2026-02-01'],
    [2, '2026-06-01'],
    [],
  ],
  [
    'a later start of the contract moves the first order with it',
    '2026-05-31',
    [1, '2026-05-31'],
    [2, '2026-06-01'],
    [],
  ],
])('a new start of a contract changes its orders: %s', (_name, after, first, second, closed) => {
  expect(moved(after)).toEqual({ kept: [first, second], closed })
})

test('an order that ends before the new start of the contract is closed', () => {
  expect(moved('2026-06-15')).toEqual({ kept: [[2, '2026-06-15']], closed: [1] })
})
