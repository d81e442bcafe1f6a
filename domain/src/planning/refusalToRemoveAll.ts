import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { PlannedShift, PlannedShiftRefusal } from './refusalToRemovePlannedShift.ts'

export type RemoveAllRefusal = PlannedShiftRefusal | { readonly code: 'no_planned_shifts' }

/**
 * Refuses to remove all planned shifts of a month when the month is frozen, when it has no shifts, or when a shift has
 * changed times (rule planning-34).
 */
export function refusalToRemoveAll(facts: {
  readonly freeze: MonthFreeze | null
  readonly shifts: readonly PlannedShift[]
}): RemoveAllRefusal | null {
  if (facts.freeze !== null) return { code: facts.freeze }
  if (facts.shifts.length === 0) return { code: 'no_planned_shifts' }
  const adjusted = facts.shifts.filter((shift) => shift.adjusted)
  return adjusted.length === 0 ? null : { code: 'shift_adjusted', days: adjusted.map(({ day }) => day) }
}
