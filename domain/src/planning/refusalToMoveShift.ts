import type { Day } from '../time/day.ts'
import { monthOf } from '../time/yearMonth.ts'
import { shiftPlanningFacts, type ContractMonthFacts } from './contractMonthFacts.ts'
import { refusalToEditPlannedShift, type PlannedShiftEditRefusal } from './refusalToEditPlannedShift.ts'
import { refusalToPlanShift } from './refusalToPlanShift.ts'
import type { PlannedShift } from './refusalToRemovePlannedShift.ts'
import type { ShiftTypeRefusal } from './refusalToUseShiftType.ts'
import { shiftTimesOfType, type ShiftTypeTexts } from './shift/shiftTimesOf.ts'

/** A shift as the server returns it in the answer about its month, and the day that the user chose. */
export type ShiftMove<Refusal> = {
  readonly shift: PlannedShift & { readonly id: number; readonly actions: { readonly move: Refusal | null } }
  readonly shiftType: ShiftTypeTexts | undefined
  readonly to: Day
}

/**
 * The reason why a shift cannot move to a day of its month. For a day in another month, it is the reason why a copy of
 * the shift cannot be planned on that day (rule planning-78). The facts must be those of the month of that day.
 */
export function refusalToMoveShift<Refusal>(
  facts: ContractMonthFacts,
  { shift, shiftType, to }: ShiftMove<Refusal>,
): PlannedShiftEditRefusal | ShiftTypeRefusal | Refusal | null {
  if (shiftType === undefined) return { code: 'shift_type_inactive' }
  const times = shiftTimesOfType(to, shiftType)
  return monthOf(shift.day) === monthOf(to)
    ? (refusalToEditPlannedShift(shiftPlanningFacts(facts, shift.id), shift, times) ?? shift.actions.move)
    : refusalToPlanShift(shiftPlanningFacts(facts), [times])
}
