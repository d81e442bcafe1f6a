import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import { daysOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

export type Workdays = {
  /** The number of days of the month that are from Monday to Friday and are not a holiday. */
  readonly all: number
  /** The number of workdays until today, today included; null when today is in another month. */
  readonly come: number | null
}

/** The number of workdays of a month, and the number of workdays until today (rule time-37). */
export function workdaysIn(month: YearMonth, today: Day, holidays: readonly { readonly date: string }[]): Workdays {
  const workdays = daysOf(month).filter((day) => isWorkday(day, holidays))
  return {
    all: workdays.length,
    come: monthOf(today) === month ? workdays.filter((day) => day <= today).length : null,
  }
}

export const isWorkday = (day: Day, holidays: readonly { readonly date: string }[]): boolean =>
  !isWeekend(day) && !holidays.some(({ date }) => date === day)
