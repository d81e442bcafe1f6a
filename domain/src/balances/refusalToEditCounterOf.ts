import type { Day } from '../time/day.ts'
import { yearOf } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

export type CounterYearRefusal = { readonly code: 'counter_year_outside_employment'; readonly year: number }

/** Why a counter of this year cannot be edited: the year is outside the employment (rule balances-13). */
export function refusalToEditCounterOf({ start, end }: DayPeriod, year: number): CounterYearRefusal | null {
  const isAfter = (day: Day | null) => day !== null && year > yearOf(day)
  return year < yearOf(start) || isAfter(end) ? { code: 'counter_year_outside_employment', year } : null
}
