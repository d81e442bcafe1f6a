import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, toDay } from '../time/day.ts'
import { refusalToAddOrder, type OrderPeriod } from './refusalToAddOrder.ts'
import { refusalToChangeRate } from './refusalToChangeRate.ts'
import { orderGaps } from './orderGaps.ts'
import { orderOn } from './orderOn.ts'
import { periodsAtRateChange } from './periodsAtRateChange.ts'

const contract = { start: toDay('2026-01-01'), end: null }

test('after random rate changes, no day of a contract loses its order or gets a second order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 20 }), (offsets) => {
      let orders: readonly OrderPeriod[] = [{ id: 0, period: contract }]
      for (const offset of offsets) {
        const day = addDays(contract.start, offset)
        const running = orderOn(orders, day)
        if (running === null || refusalToChangeRate(orders, day) !== null) continue
        const { ended, next } = periodsAtRateChange(running.period, day)
        const others = [...orders.filter((order) => order !== running), { id: running.id, period: ended }]
        expect(refusalToAddOrder({ contract, orders: others }, next)).toBeNull()
        orders = [...others, { id: orders.length, period: next }]
      }
      expect(orderGaps({ contract, orders })).toEqual([])
      expect(orders.length).toBe(1 + new Set(offsets.filter((offset) => offset > 0)).size)
    }),
  )
})
