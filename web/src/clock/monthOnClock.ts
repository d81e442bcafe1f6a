import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { FULL_DAY_SECONDS, hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { isWeekend } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf, monthOf } from '@uurwerk/domain/time/yearMonth'

export type MonthOnClock = {
  readonly days: readonly Day[]
  /** The place of today among the days. */
  readonly todayIndex: number
  /** Mondays to Fridays. */
  readonly workdays: number
  /** The how-manieth of them today is; null in a weekend. */
  readonly workdayToday: number | null
  /** What a full-time month of them asks, as it is written. */
  readonly fullTimeHours: string
}

/** The month around a day, for a clock and the words beside it. */
export function monthOnClock(today: Day): MonthOnClock {
  const days = daysOf(monthOf(today))
  const workdays = days.filter((day) => !isWeekend(day))
  const place = workdays.indexOf(today)
  const fullTime = hoursOf(seconds(workdays.length * FULL_DAY_SECONDS))
  return {
    days,
    todayIndex: days.indexOf(today),
    workdays: workdays.length,
    workdayToday: place === -1 ? null : place + 1,
    fullTimeHours: formatDecimal(Math.round(fullTime * 100), 2, 0),
  }
}
