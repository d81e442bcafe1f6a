import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { PlannedShift, PlannedShiftRefusal } from './refusalToRemovePlannedShift.ts'

export type RemoveAllRefusal = PlannedShiftRefusal | { readonly code: 'no_planned_shifts' }

/**
 * The reason why the button 'Verwijder shifts' cannot remove all shifts of a month: the month is frozen or has no
 * shifts, or the times of a shift were changed, which makes the shift adjusted (rule planning-34).
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
