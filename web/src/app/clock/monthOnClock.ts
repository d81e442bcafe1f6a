import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'
import { FULL_DAY_SECONDS, hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import { daysOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { isWorkday } from './workdaysIn.ts'

export type MonthOnClock = {
  readonly days: readonly Day[]
  /** The number of days of the month that are from Monday to Friday and are not a legal holiday. */
  readonly workdays: number
  /** The index of today among the workdays, from 1; null on a weekend day or a holiday. */
  readonly workdayToday: number | null
  /** The hours of a full-time month, in Dutch notation. A holiday from Monday to Friday counts as a working day. */
  readonly fullTimeHours: string
}

/** The facts about the month of a day, for the picture of a clock and for the text next to it (rule time-37). */
export function monthOnClock(today: Day): MonthOnClock {
  const days = daysOf(monthOf(today))
  const holidays = holidaysIn(monthOf(today))
  const workdays = days.filter((day) => isWorkday(day, holidays))
  const place = workdays.indexOf(today)
  const weekdays = days.filter((day) => !isWeekend(day))
  const fullTime = hoursOf(seconds(weekdays.length * FULL_DAY_SECONDS))
  return {
    days,
    workdays: workdays.length,
    workdayToday: place === -1 ? null : place + 1,
    fullTimeHours: formatDecimal(Math.round(fullTime * 100), 2, 0),
  }
}
