import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toDay } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import { period } from '../time/dayPeriod.testing.ts'
import { orderOn } from './orderOn.ts'
import { ordersUntil } from './ordersUntil.ts'
import { refusalToAddOrder, type OrderPeriod } from './refusalToAddOrder.ts'
import { refusalToChangeOrder } from './refusalToChangeOrder.ts'

const order = (id: number, start: string, end: string | null): OrderPeriod => ({ id, period: period(start, end) })

const contract = period('2026-01-01', '2026-12-31')
const orders = [order(1, '2026-01-01', '2026-06-30'), order(2, '2026-07-01', '2026-11-14')]

describe('adding an order (hourly rate) to a contract', () => {
  const cases: [string, DayPeriod, object | null][] = [
    [
      'an order can run from the day after the last order to the last day of the contract',
      period('2026-11-15', '2026-12-31'),
      null,
    ],
    ['an order can last one day', period('2026-11-15', '2026-11-15'), null],
    ['an order cannot end before it starts', period('2026-11-15', '2026-11-14'), { code: 'period_reversed' }],
    [
      'an order cannot start before its contract',
      period('2025-12-31', '2025-12-31'),
      { code: 'order_outside_contract', contract },
    ],
    [
      'an order cannot end after its contract',
      period('2026-12-01', '2027-01-01'),
      { code: 'order_outside_contract', contract },
    ],
    [
      'a contract with an end has no order without end',
      period('2026-12-01', null),
      { code: 'order_outside_contract', contract },
    ],
    [
      'the refusal contains every order that overlaps the new order',
      period('2026-06-30', '2026-07-01'),
      { code: 'order_overlap', overlapping: orders },
    ],
  ]
  test.each(cases)('the rule decides whether HR can add an order to a contract: %s', (_, added, refusal) => {
    expect(refusalToAddOrder({ contract, orders }, added)).toEqual(refusal)
  })

  test('a contract without end accepts an order without end', () => {
    expect(refusalToAddOrder({ contract: period('2026-01-01', null), orders }, period('2026-11-15', null))).toBeNull()
  })
})

test('a changed order can overlap its own old period, but no other order', () => {
  expect(refusalToChangeOrder({ contract, orders }, order(2, '2026-07-01', '2026-12-31'))).toBeNull()
  expect(refusalToChangeOrder({ contract, orders }, order(2, '2026-06-30', '2026-12-31'))).toEqual({
    code: 'order_overlap',
    overlapping: [orders[0]],
  })
})

test('when the rate changes in the middle of a month, each shift has the rate of the day on which it starts', () => {
  const midMonth = [order(1, '2026-01-01', '2026-11-14'), order(2, '2026-11-15', null)]
  expect(orderOn(midMonth, toDay('2026-11-14'))?.id).toBe(1)
  expect(orderOn(midMonth, toDay('2026-11-15'))?.id).toBe(2)
  expect(orderOn(midMonth, toDay('2025-12-31'))).toBeNull()
})

test('an earlier end of a contract shortens the order on its new last day and closes the orders after that day', () => {
  expect(ordersUntil([...orders, order(3, '2026-11-15', null)], toDay('2026-09-30'))).toEqual({
    kept: [orders[0], order(2, '2026-07-01', '2026-09-30')],
    closed: [order(3, '2026-11-15', null)],
  })
})

test('after random new orders, no day of a contract has two orders', () => {
  const start = toDay('2026-01-01')
  const stretches = fc.array(fc.tuple(fc.nat(400), fc.option(fc.nat(60), { nil: null })), { maxLength: 20 })
  fc.assert(
    fc.property(stretches, (wishes) => {
      const open = period('2026-01-01', null)
      const accepted: OrderPeriod[] = []
      for (const [from, length] of wishes) {
        const first = addDays(start, from)
        const wanted = { start: first, end: length === null ? null : addDays(first, length) }
        if (refusalToAddOrder({ contract: open, orders: accepted }, wanted) === null)
          accepted.push({ id: accepted.length, period: wanted })
      }
      for (let n = 0; n < 470; n++) {
        const day = addDays(start, n)
        expect(accepted.filter((each) => containsDay(each.period, day)).length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
