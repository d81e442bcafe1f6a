import { isWeekend } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

export type Workdays = {
  /** Mondays to Fridays. */
  readonly all: number
  /** How many of them have come, today's included; null in another month. */
  readonly come: number | null
}

/** The working days of a month, and how far today is among them. */
export function workdaysIn(month: YearMonth, today: Day): Workdays {
  const workdays = daysOf(month).filter((day) => !isWeekend(day))
  return {
    all: workdays.length,
    come: monthOf(today) === month ? workdays.filter((day) => day <= today).length : null,
  }
}
