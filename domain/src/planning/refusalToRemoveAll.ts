import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { PlannedShift, PlannedShiftRefusal } from './refusalToRemovePlannedShift.ts'

export type RemoveAllRefusal = PlannedShiftRefusal | { readonly code: 'no_planned_shifts' }

/** A frozen month, a month without shifts, and a shift with changed times are refused (rule planning-34). */
export function refusalToRemoveAll(facts: {
  readonly freeze: MonthFreeze | null
  readonly shifts: readonly PlannedShift[]
}): RemoveAllRefusal | null {
  if (facts.freeze !== null) return { code: facts.freeze }
  if (facts.shifts.length === 0) return { code: 'no_planned_shifts' }
  const adjusted = facts.shifts.filter((shift) => shift.adjusted)
  return adjusted.length === 0 ? null : { code: 'shift_adjusted', days: adjusted.map(({ day }) => day) }
}
