import { addMonths, monthOf, type YearMonth } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

export type MoveInRefusal =
  | { readonly code: 'moved_in_after_records'; readonly first: YearMonth }
  | { readonly code: 'moved_in_too_late'; readonly last: YearMonth }

type MoveInFacts = {
  /** The first month with a shift or with a locked, confirmed or invoiced timesheet; null when no month has one. */
  readonly firstRecord: YearMonth | null
  readonly today: Day
}

/**
 * A company can choose its first month in Uurwerk at most this number of months after today. Planning has the same
 * limit.
 */
const MONTHS_AHEAD = 12

/** Shifts and timesheets before the first month of the company would not count (rule company-19). */
export function refusalToMoveIn({ firstRecord, today }: MoveInFacts, movedIn: YearMonth): MoveInRefusal | null {
  const last = addMonths(monthOf(today), MONTHS_AHEAD)
  if (movedIn > last) return { code: 'moved_in_too_late', last }
  return firstRecord !== null && firstRecord < movedIn ? { code: 'moved_in_after_records', first: firstRecord } : null
}
