import { brusselsDayOf } from '../time/instant.ts'
import { refusalOfOverlap } from './refusalOfOverlap.ts'
import { refusalToDateShift } from './refusalToDateShift.ts'
import type { WorkedShiftFacts, WorkedShiftRefusal } from './refusalToEnterWorkedShift.ts'
import { refusalToPlaceShift } from './refusalToPlaceShift.ts'
import type { ShiftTimes } from './shift.ts'

/**
 * Why the table does not take these times for a shift that is in it; the facts leave the shift itself out. It may move
 * to another day, but not to another month (house rules, 1.3).
 */
export const refusalToChangeWorkedShift = (facts: WorkedShiftFacts, times: ShiftTimes): WorkedShiftRefusal | null =>
  refusalToDateShift({ yearMonth: facts.yearMonth, date: null }, times) ??
  refusalToPlaceShift(facts, [brusselsDayOf(times.start)]) ??
  refusalOfOverlap(facts.otherShifts, [times])
