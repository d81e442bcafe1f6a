import { yearOf, type Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

export type CounterYearRefusal = { readonly code: 'counter_year_outside_employment'; readonly year: number }

/**
 * The reason why HR cannot change a leave counter of a year: the person is not employed in that year (rule
 * balances-13).
 */
export function refusalToEditCounterOf({ start, end }: DayPeriod, year: number): CounterYearRefusal | null {
  const isAfter = (day: Day | null) => day !== null && year > yearOf(day)
  return year < yearOf(start) || isAfter(end) ? { code: 'counter_year_outside_employment', year } : null
}
