import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Day } from '../time/day.ts'

/** A shift that stands in the calendar; an adjusted one has got other times than its type's, and a '*' before its title. */
export type PlannedShift = { readonly day: Day; readonly adjusted: boolean }

export type PlannedShiftRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'shift_adjusted'; readonly days: readonly Day[] }

/** The calendar leaves an adjusted shift alone: what somebody has worked out in the table is changed there (employee specification, 2.5). */
export function refusalToRemovePlannedShift(
  { freeze }: { readonly freeze: MonthFreeze | null },
  shift: PlannedShift,
): PlannedShiftRefusal | null {
  if (freeze !== null) return { code: freeze }
  return shift.adjusted ? { code: 'shift_adjusted', days: [shift.day] } : null
}
