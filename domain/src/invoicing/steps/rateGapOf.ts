import { addDays, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'
import { addMonths, firstDayOf, lastDayOf, type YearMonth } from '../../time/yearMonth.ts'

type Order = { readonly id: number; readonly period: DayPeriod }

/** A month whose last day has no hourly rate. `extension` is the order that HR can extend, with the added days. */
export type RateGap = {
  readonly lastDay: Day
  readonly extension: { readonly orderId: number; readonly start: Day; readonly end: Day } | null
}

type RateFacts = { readonly yearMonth: YearMonth; readonly contract: DayPeriod; readonly orders: readonly Order[] }

/**
 * A rate must cover the last day of the month, or of the contract when that is earlier. HR may extend a rate of this or
 * the previous month at the same price (rule invoicing-7).
 */
export function rateGapOf({ yearMonth, contract, orders }: RateFacts): RateGap | null {
  const lastDay = lastDayWithin(contract, yearMonth)
  if (orders.length === 0 || orders.some(({ period }) => containsDay(period, lastDay))) return null
  return { lastDay, extension: extensionUntil(lastDay, firstDayOf(addMonths(yearMonth, -1)), orders) }
}

function extensionUntil(lastDay: Day, earliestEnd: Day, orders: readonly Order[]): RateGap['extension'] {
  const ended = orders.flatMap(({ id, period: { end } }) =>
    end !== null && end >= earliestEnd && end < lastDay ? [{ id, end }] : [],
  )
  const [latest] = ended.sort((a, b) => (a.end < b.end ? 1 : -1))
  return latest === undefined ? null : { orderId: latest.id, start: addDays(latest.end, 1), end: lastDay }
}

function lastDayWithin(contract: DayPeriod, yearMonth: YearMonth): Day {
  const monthEnd = lastDayOf(yearMonth)
  return contract.end !== null && contract.end < monthEnd ? contract.end : monthEnd
}
