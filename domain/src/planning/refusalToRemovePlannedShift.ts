import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { Day } from '../time/day.ts'

/** `adjusted` is true when somebody changed the shift after it got the times of its shift type. */
export type PlannedShift = { readonly day: Day; readonly adjusted: boolean }

export type PlannedShiftRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'shift_adjusted'; readonly days: readonly Day[] }

/** An adjusted shift can be changed and removed only in the table (rule planning-33). */
export function refusalToRemovePlannedShift(
  { freeze }: { readonly freeze: MonthFreeze | null },
  shift: PlannedShift,
): PlannedShiftRefusal | null {
  return freeze === null ? refusalOfAdjusted(shift) : { code: freeze }
}

/** The times of an adjusted shift were changed, so the calendar cannot change, move or remove it. */
export const refusalOfAdjusted = ({ adjusted, day }: PlannedShift): PlannedShiftRefusal | null =>
  adjusted ? { code: 'shift_adjusted', days: [day] } : null
