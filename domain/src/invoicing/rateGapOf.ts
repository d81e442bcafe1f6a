import { addDays } from '../time/day.ts'
import type { Day } from '../time/day.ts'
import { containsDay } from '../time/dayPeriod.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { addMonths, firstDayOf, lastDayOf } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'

type Order = { readonly id: number; readonly period: DayPeriod }

/** The month's last day has no rate; the order to go on with, where there is one, and for how long. */
export type RateGap = {
  readonly lastDay: Day
  readonly extension: { readonly orderId: number; readonly start: Day; readonly end: Day } | null
}

type RateFacts = { readonly yearMonth: YearMonth; readonly contract: DayPeriod; readonly orders: readonly Order[] }

/**
 * The check before a month is invoiced: a rate must cover its last day, or the contract's last day in it (house rules,
 * 6). A rate that ended in the month before, or in this one, may be extended at the same price.
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
