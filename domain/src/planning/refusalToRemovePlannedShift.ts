import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Day } from '../time/day.ts'

/** A shift in the calendar. Somebody changed an adjusted shift after it got the times of its type. */
export type PlannedShift = { readonly day: Day; readonly adjusted: boolean }

export type PlannedShiftRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'shift_adjusted'; readonly days: readonly Day[] }

/** Why the calendar cannot remove a shift: an adjusted shift is changed and removed in the table only (rule planning-33). */
export function refusalToRemovePlannedShift(
  { freeze }: { readonly freeze: MonthFreeze | null },
  shift: PlannedShift,
): PlannedShiftRefusal | null {
  if (freeze !== null) return { code: freeze }
  return shift.adjusted ? { code: 'shift_adjusted', days: [shift.day] } : null
}
