import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, toDay } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { containsDay } from '../time/dayPeriod.ts'
import { orderOn } from './orderOn.ts'
import { ordersUntil } from './ordersUntil.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'
import { refusalToAddOrder } from './refusalToAddOrder.ts'
import { refusalToChangeOrder } from './refusalToChangeOrder.ts'

const period = (start: string, end: string | null): DayPeriod => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
})
const order = (id: number, start: string, end: string | null): OrderPeriod => ({ id, period: period(start, end) })

const contract = period('2026-01-01', '2026-12-31')
const orders = [order(1, '2026-01-01', '2026-06-30'), order(2, '2026-07-01', '2026-11-14')]

describe('adding an order', () => {
  const cases: [string, DayPeriod, object | null][] = [
    ['it may follow the last one to the contract’s last day', period('2026-11-15', '2026-12-31'), null],
    ['it may last one day', period('2026-11-15', '2026-11-15'), null],
    ['its end is not before its start', period('2026-11-15', '2026-11-14'), { code: 'period_reversed' }],
    ['it begins within the contract', period('2025-12-31', '2025-12-31'), { code: 'order_outside_contract', contract }],
    ['it ends within the contract', period('2026-12-01', '2027-01-01'), { code: 'order_outside_contract', contract }],
    [
      'a contract with an end has no open order',
      period('2026-12-01', null),
      { code: 'order_outside_contract', contract },
    ],
    [
      'it names every order that it overlaps',
      period('2026-06-30', '2026-07-01'),
      { code: 'order_overlap', overlapping: orders },
    ],
  ]
  test.each(cases)('%s', (_, added, refusal) => {
    expect(refusalToAddOrder({ contract, orders }, added)).toEqual(refusal)
  })

  test('an open contract takes an open order', () => {
    expect(refusalToAddOrder({ contract: period('2026-01-01', null), orders }, period('2026-11-15', null))).toBeNull()
  })
})

test('an order does not stand in its own way when it changes, another does', () => {
  expect(refusalToChangeOrder({ contract, orders }, order(2, '2026-07-01', '2026-12-31'))).toBeNull()
  expect(refusalToChangeOrder({ contract, orders }, order(2, '2026-06-30', '2026-12-31'))).toEqual({
    code: 'order_overlap',
    overlapping: [orders[0]],
  })
})

test('a rate change in mid-month prices the shift of each day right', () => {
  const midMonth = [order(1, '2026-01-01', '2026-11-14'), order(2, '2026-11-15', null)]
  expect(orderOn(midMonth, toDay('2026-11-14'))?.id).toBe(1)
  expect(orderOn(midMonth, toDay('2026-11-15'))?.id).toBe(2)
  expect(orderOn(midMonth, toDay('2025-12-31'))).toBeNull()
})

test('a sooner end of the contract cuts the order that crosses it and closes those after it', () => {
  expect(ordersUntil([...orders, order(3, '2026-11-15', null)], toDay('2026-09-30'))).toEqual({
    kept: [orders[0], order(2, '2026-07-01', '2026-09-30')],
    closed: [order(3, '2026-11-15', null)],
  })
})

test('however orders are added, no day has two of them', () => {
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
