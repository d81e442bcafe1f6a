import { brusselsDayOf } from '../../time/instant.ts'
import type { InstantPeriod } from '../../time/instantPeriod.ts'
import type { YearMonth } from '../../time/yearMonth.ts'
import { refusalOfOverlap, type OtherShift, type ShiftOverlapRefusal } from '../refusalOfOverlap.ts'
import { refusalToLeaveMonth, type ShiftDateRefusal } from '../refusalToDateShift.ts'
import { refusalToPlaceShift, type ShiftPlacementFacts, type ShiftPlacementRefusal } from '../refusalToPlaceShift.ts'

export type WorkedShiftFacts = ShiftPlacementFacts & {
  readonly yearMonth: YearMonth
  readonly otherShifts: readonly OtherShift[]
}

export type WorkedShiftRefusal = ShiftDateRefusal | ShiftPlacementRefusal | ShiftOverlapRefusal

/** The shift may move to another day of its month (rule planning-15). */
export function refusalToChangeWorkedShift(facts: WorkedShiftFacts, times: InstantPeriod): WorkedShiftRefusal | null {
  const days = [brusselsDayOf(times.start)]
  return (
    refusalToLeaveMonth(facts.yearMonth, days) ??
    refusalToPlaceShift(facts, days) ??
    refusalOfOverlap(facts.otherShifts, [times])
  )
}
