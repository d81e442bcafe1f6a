import type { Day } from '../time/day.ts'
import { monthOf, type YearMonth } from '../time/yearMonth.ts'

export type OpeningFacts = {
  readonly employmentStart: Day
  /** The first month of this person that counts in Uurwerk, as HR entered it; null when HR entered no such month. */
  readonly openingMonth: YearMonth | null
  /** The first month of the company in Uurwerk; null when HR has not entered that month. */
  readonly movedIn: YearMonth | null
}

/**
 * The first month in which Uurwerk grants public holidays, expects timesheets and counts recuperation for a person. It
 * is the opening month that HR entered, or else the first month of the employment. It is never before the first month
 * of the company in Uurwerk (rule company-18). `openingOnSql` on the server is the same rule in SQL.
 */
export function openingMonthOf({ employmentStart, openingMonth, movedIn }: OpeningFacts): YearMonth {
  const own = openingMonth ?? monthOf(employmentStart)
  return movedIn !== null && movedIn > own ? movedIn : own
}
