import { addDays, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'
import { addMonths, firstDayOf, lastDayOf, type YearMonth } from '../../time/yearMonth.ts'

type Order = { readonly id: number; readonly period: DayPeriod }

/**
 * A missing hourly rate: no hourly rate covers the last day of the month. `extension` is the order (period with an
 * hourly rate) that HR can extend, with the first and the last day that would be added.
 */
export type RateGap = {
  readonly lastDay: Day
  readonly extension: { readonly orderId: number; readonly start: Day; readonly end: Day } | null
}

type RateFacts = { readonly yearMonth: YearMonth; readonly contract: DayPeriod; readonly orders: readonly Order[] }

/**
 * The check of the hourly rates before a month is invoiced. An hourly rate must cover the last day of the month, or the
 * last day of the contract when that is earlier. When a rate ended in this month or the previous month, HR may extend
 * it at the same price (rule invoicing-7).
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
