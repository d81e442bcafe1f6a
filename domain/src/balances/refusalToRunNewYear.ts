import type { Day } from '../time/day.ts'
import { toDay, yearOf } from '../time/day.ts'

export type NewYearRefusal = { readonly code: 'new_year_not_open'; readonly year: number }

/** Why the leave of a year cannot be begun: it is begun in that year, or in the last two months before it. */
export function refusalToRunNewYear({
  year,
  today,
}: {
  readonly year: number
  readonly today: Day
}): NewYearRefusal | null {
  return newYearsOpen(today).includes(year) ? null : { code: 'new_year_not_open', year }
}

export function newYearsOpen(today: Day): number[] {
  const thisYear = yearOf(today)
  return today < toDay(`${thisYear}-11-01`) ? [thisYear] : [thisYear, thisYear + 1]
}
