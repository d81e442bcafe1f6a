import { toDay, yearOf, type Day } from '../../time/day.ts'
import { monthOf, type YearMonth } from '../../time/yearMonth.ts'

export type NewYearRefusal = { readonly code: 'new_year_not_open'; readonly year: number }

/** HR can start the run in the year itself and in the last two months of the previous year (rule balances-50). */
export function refusalToRunNewYear({
  year,
  today,
}: {
  readonly year: number
  readonly today: Day
}): NewYearRefusal | null {
  return newYearsOpen(today).includes(year) ? null : { code: 'new_year_not_open', year }
}

type BegunFacts = { readonly year: number; readonly runs: number; readonly movedIn: YearMonth | null }

/**
 * True when the leave of a year has begun: by a new-year run, or because the company started to use Uurwerk during or
 * after that year with opening balances (rules balances-51, company-18).
 */
export const isNewYearBegun = ({ year, runs, movedIn }: BegunFacts): boolean =>
  runs > 0 || (movedIn !== null && movedIn > monthOf(toDay(`${year}-01-01`)))

type OfferedFacts = { readonly year: number; readonly today: Day; readonly isBegun: boolean }

/**
 * The overview of leave offers HR to begin the leave of next year from December on, and to begin the leave of this year
 * when it has not begun (rule balances-51).
 */
export function isNewYearOffered({ year, today, isBegun }: OfferedFacts): boolean {
  const thisYear = yearOf(today)
  return year === thisYear ? !isBegun : year === thisYear + 1 && today >= toDay(`${thisYear}-12-01`)
}

export function newYearsOpen(today: Day): number[] {
  const thisYear = yearOf(today)
  return today < toDay(`${thisYear}-11-01`) ? [thisYear] : [thisYear, thisYear + 1]
}
