import { addDays } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { OrderFacts } from './refusalToAddOrder.ts'

/** Work on a day without an order (a period with an hourly rate) cannot be invoiced (rule contracts-26). */
export function orderGaps({ contract, orders }: OrderFacts): readonly DayPeriod[] {
  const gaps: DayPeriod[] = []
  let next = contract.start
  for (const { period } of orders.toSorted((a, b) => (a.period.start < b.period.start ? -1 : 1))) {
    if (next < period.start) gaps.push({ start: next, end: addDays(period.start, -1) })
    if (period.end === null) return gaps
    next = addDays(period.end, 1)
  }
  if (contract.end === null || next <= contract.end) gaps.push({ start: next, end: contract.end })
  return gaps
}
