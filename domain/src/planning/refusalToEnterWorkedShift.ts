import type { Day } from '../time/day.ts'
import { brusselsDayOf } from '../time/instant.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { refusalOfOverlap } from './refusalOfOverlap.ts'
import type { OtherShift, ShiftOverlapRefusal } from './refusalOfOverlap.ts'
import { refusalToDateShift } from './refusalToDateShift.ts'
import type { ShiftDateRefusal } from './refusalToDateShift.ts'
import { refusalToPlaceShift } from './refusalToPlaceShift.ts'
import type { ShiftPlacementFacts, ShiftPlacementRefusal } from './refusalToPlaceShift.ts'
import type { ShiftTimes } from './shift.ts'

export type WorkedShiftFacts = ShiftPlacementFacts & {
  readonly yearMonth: YearMonth
  readonly otherShifts: readonly OtherShift[]
}

export type WorkedShiftRefusal = ShiftDateRefusal | ShiftPlacementRefusal | ShiftOverlapRefusal

/** Why the table does not take a new shift; unlike the calendar it holds several of one day. */
export const refusalToEnterWorkedShift = (
  facts: WorkedShiftFacts,
  { date, times }: { readonly date: Day; readonly times: ShiftTimes },
): WorkedShiftRefusal | null =>
  refusalToDateShift({ yearMonth: facts.yearMonth, date }, times) ??
  refusalToPlaceShift(facts, [brusselsDayOf(times.start)]) ??
  refusalOfOverlap(facts.otherShifts, [times])
