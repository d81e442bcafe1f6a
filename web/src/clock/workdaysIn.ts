import { isWeekend } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

export type Workdays = {
  /** Mondays to Fridays without the public holidays. */
  readonly all: number
  /** How many of them have come, today's included; null in another month. */
  readonly come: number | null
}

/** The working days of a month, and how far today is among them. */
export function workdaysIn(month: YearMonth, today: Day, holidays: readonly { readonly date: string }[]): Workdays {
  const workdays = daysOf(month).filter((day) => isWorkday(day, holidays))
  return {
    all: workdays.length,
    come: monthOf(today) === month ? workdays.filter((day) => day <= today).length : null,
  }
}

export const isWorkday = (day: Day, holidays: readonly { readonly date: string }[]): boolean =>
  !isWeekend(day) && !holidays.some(({ date }) => date === day)
