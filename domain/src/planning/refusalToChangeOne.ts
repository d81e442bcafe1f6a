import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import { refusalToRemovePlannedShift, type PlannedShift } from './refusalToRemovePlannedShift.ts'
import type { RemoveAllRefusal } from './refusalToRemoveAll.ts'

/** The reason why the calendar cannot change any shift of a month. Null when it can change at least one. */
export function refusalToChangeOne(facts: {
  readonly freeze: MonthFreeze | null
  readonly shifts: readonly PlannedShift[]
}): RemoveAllRefusal | null {
  const refusals = facts.shifts.map((shift) => refusalToRemovePlannedShift(facts, shift))
  const [refusal = { code: 'no_planned_shifts' as const }] = refusals
  return refusals.includes(null) ? null : refusal
}
