import { refusalToPlanShift } from './refusalToPlanShift.ts'
import type { ShiftPlanningFacts, ShiftPlanningRefusal } from './refusalToPlanShift.ts'
import { refusalToRemovePlannedShift } from './refusalToRemovePlannedShift.ts'
import type { PlannedShift, PlannedShiftRefusal } from './refusalToRemovePlannedShift.ts'
import type { ShiftTimes } from './shift.ts'

export type PlannedShiftEditRefusal = PlannedShiftRefusal | ShiftPlanningRefusal

/** Why the calendar cannot give a shift another type or another day of its month. The facts leave out the shift itself. */
export const refusalToEditPlannedShift = (
  facts: ShiftPlanningFacts,
  shift: PlannedShift,
  wanted: ShiftTimes,
): PlannedShiftEditRefusal | null => refusalToRemovePlannedShift(facts, shift) ?? refusalToPlanShift(facts, [wanted])
