import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay, type Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import { orderGaps } from './orderGaps.ts'
import { ordersUntil } from './ordersUntil.ts'
import { refusalToAddOrder, type OrderPeriod } from './refusalToAddOrder.ts'
import { refusalToChangeOrder } from './refusalToChangeOrder.ts'
import { refusalToChangeRate } from './refusalToChangeRate.ts'

const SPAN = 60
const start = toDay('2026-01-01')
const dayAt = (index: number): Day => addDays(start, index)
const allDays = Array.from({ length: SPAN + 20 }, (_none, index) => dayAt(index))

type Contract = { readonly period: DayPeriod; readonly orders: readonly OrderPeriod[] }

const index = fc.integer({ min: -5, max: SPAN })
const end = fc.option(index, { nil: null })
const period = fc
  .tuple(index, end)
  .map(([first, last]): DayPeriod => ({ start: dayAt(first), end: last === null ? null : dayAt(last) }))
const step = fc.oneof(
  period.map((wanted) => (contract: Contract) => withOrder(contract, wanted)),
  fc.tuple(fc.nat(4), period).map(
    ([which, wanted]) =>
      (contract: Contract) =>
        withChange(contract, which, wanted),
  ),
  index.map((day) => (contract: Contract) => withRateFrom(contract, dayAt(day))),
  fc.integer({ min: 0, max: SPAN }).map((last) => (contract: Contract) => endedOn(contract, dayAt(last))),
)

let lastId = 0
const newOrder = (wanted: DayPeriod): OrderPeriod => ({ id: (lastId += 1), period: wanted })

const facts = ({ period: contract, orders }: Contract) => ({ contract, orders })

const withOrder = (contract: Contract, wanted: DayPeriod): Contract =>
  refusalToAddOrder(facts(contract), wanted) === null
    ? { ...contract, orders: [...contract.orders, newOrder(wanted)] }
    : contract

function withChange(contract: Contract, which: number, wanted: DayPeriod): Contract {
  const order = contract.orders[which]
  if (order === undefined) return contract
  const changed = { id: order.id, period: wanted }
  if (refusalToChangeOrder(facts(contract), changed) !== null) return contract
  return { ...contract, orders: contract.orders.map((each) => (each === order ? changed : each)) }
}

function withRateFrom(contract: Contract, day: Day): Contract {
  if (refusalToChangeRate(contract.orders, day) !== null) return contract
  const orders = contract.orders.flatMap((order) =>
    containsDay(order.period, day)
      ? [
          { ...order, period: { start: order.period.start, end: addDays(day, -1) } },
          newOrder({ start: day, end: order.period.end }),
        ]
      : order,
  )
  return { ...contract, orders }
}

const endedOn = ({ period: contract, orders }: Contract, last: Day): Contract => ({
  period: { start: contract.start, end: last },
  orders: ordersUntil(orders, last).kept,
})

test('after random changes of orders, each day has at most one order and each order lies within its contract', () => {
  fc.assert(
    fc.property(end, fc.array(step, { maxLength: 25 }), (last, steps) => {
      const contract = steps.reduce<Contract>((before, apply) => apply(before), {
        period: { start, end: last === null || last < 0 ? null : dayAt(last) },
        orders: [],
      })
      const gaps = orderGaps(facts(contract))
      for (const day of allDays) {
        const orders = contract.orders.filter((order) => containsDay(order.period, day))
        const inGap = gaps.some((gap) => containsDay(gap, day))
        expect(orders.length).toBeLessThanOrEqual(containsDay(contract.period, day) ? 1 : 0)
        expect(inGap).toBe(containsDay(contract.period, day) && orders.length === 0)
      }
    }),
    { numRuns: 300 },
  )
})
