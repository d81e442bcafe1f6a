import { brusselsDayOf } from '../time/instant.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { refusalOfOverlap } from './refusalOfOverlap.ts'
import type { OtherShift, ShiftOverlapRefusal } from './refusalOfOverlap.ts'
import { refusalToLeaveMonth } from './refusalToDateShift.ts'
import type { ShiftDateRefusal } from './refusalToDateShift.ts'
import { refusalToPlaceShift } from './refusalToPlaceShift.ts'
import type { ShiftPlacementFacts, ShiftPlacementRefusal } from './refusalToPlaceShift.ts'
import type { ShiftTimes } from './shift.ts'

export type WorkedShiftFacts = ShiftPlacementFacts & {
  readonly yearMonth: YearMonth
  /** Without the shift itself. */
  readonly otherShifts: readonly OtherShift[]
}

export type WorkedShiftRefusal = ShiftDateRefusal | ShiftPlacementRefusal | ShiftOverlapRefusal

/** Why the table does not take these times for a shift that is in it. It may move to another day of its month. */
export function refusalToChangeWorkedShift(facts: WorkedShiftFacts, times: ShiftTimes): WorkedShiftRefusal | null {
  const days = [brusselsDayOf(times.start)]
  return (
    refusalToLeaveMonth(facts.yearMonth, days) ??
    refusalToPlaceShift(facts, days) ??
    refusalOfOverlap(facts.otherShifts, [times])
  )
}
