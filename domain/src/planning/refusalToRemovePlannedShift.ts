import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Day } from '../time/day.ts'

/**
 * A shift in the calendar. `adjusted` is true when somebody changed the shift after it got the times of its shift type.
 */
export type PlannedShift = { readonly day: Day; readonly adjusted: boolean }

export type PlannedShiftRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'shift_adjusted'; readonly days: readonly Day[] }

/**
 * The reason why the calendar cannot remove a shift. An adjusted shift (with changed times) can be changed and removed
 * only in the table (rule planning-33).
 */
export function refusalToRemovePlannedShift(
  { freeze }: { readonly freeze: MonthFreeze | null },
  shift: PlannedShift,
): PlannedShiftRefusal | null {
  return freeze === null ? refusalOfAdjusted(shift) : { code: freeze }
}

/**
 * The reason why the calendar cannot change, move or remove a shift in an open month: the shift is adjusted (its times
 * were changed).
 */
export const refusalOfAdjusted = ({ adjusted, day }: PlannedShift): PlannedShiftRefusal | null =>
  adjusted ? { code: 'shift_adjusted', days: [day] } : null
