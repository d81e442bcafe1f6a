import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import { firstDayOf, lastDayOf, type YearMonth } from '../../time/yearMonth.ts'

export type BilledPeriod = { readonly start: Day; readonly end: Day }

/** The days on which the order gives the price: the period of its invoice lines (rule invoicing-102). */
export function billedPeriod(order: DayPeriod, month: YearMonth): BilledPeriod {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  return {
    start: order.start > first ? order.start : first,
    end: order.end !== null && order.end < last ? order.end : last,
  }
}
