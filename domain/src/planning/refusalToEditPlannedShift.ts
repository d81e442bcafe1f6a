import { refusalToPlanShift, type ShiftPlanningFacts, type ShiftPlanningRefusal } from './refusalToPlanShift.ts'
import { refusalToRemovePlannedShift } from './refusalToRemovePlannedShift.ts'
import type { PlannedShift, PlannedShiftRefusal } from './refusalToRemovePlannedShift.ts'
import type { ShiftTimes } from './shift/shift.ts'

export type PlannedShiftEditRefusal = PlannedShiftRefusal | ShiftPlanningRefusal

/** The facts must not contain the shift that changes. */
export const refusalToEditPlannedShift = (
  facts: ShiftPlanningFacts,
  shift: PlannedShift,
  wanted: ShiftTimes,
): PlannedShiftEditRefusal | null => refusalToRemovePlannedShift(facts, shift) ?? refusalToPlanShift(facts, [wanted])
