import type { Day } from '../../time/day.ts'
import { toDay, yearOf } from '../../time/day.ts'

export type NewYearRefusal = { readonly code: 'new_year_not_open'; readonly year: number }

/**
 * The reason why HR cannot begin the leave of a year. HR can begin it in the year itself or in the last two months of
 * the year before (rule balances-50).
 */
export function refusalToRunNewYear({
  year,
  today,
}: {
  readonly year: number
  readonly today: Day
}): NewYearRefusal | null {
  return newYearsOpen(today).includes(year) ? null : { code: 'new_year_not_open', year }
}

type OfferedFacts = { readonly year: number; readonly today: Day; readonly isBegun: boolean }

/**
 * Whether the overview of leave offers a new year: the next year from December, and the current year until its first
 * run (rule balances-51).
 */
export function isNewYearOffered({ year, today, isBegun }: OfferedFacts): boolean {
  const thisYear = yearOf(today)
  return year === thisYear ? !isBegun : year === thisYear + 1 && today >= toDay(`${thisYear}-12-01`)
}

export function newYearsOpen(today: Day): number[] {
  const thisYear = yearOf(today)
  return today < toDay(`${thisYear}-11-01`) ? [thisYear] : [thisYear, thisYear + 1]
}
