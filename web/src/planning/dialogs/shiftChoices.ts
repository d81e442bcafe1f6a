import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { plannableShifts, refusalsToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOfType } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { reasonOf } from '../../ui/buttons/reasons/reasonOf.ts'
import type { DayRange } from '../calendar/dayRange.ts'

export type RangeChoice = {
  readonly shiftType: ShiftType
  /** The reason why the shift type cannot be planned on all days of the range; null when it can. */
  readonly reason: string | null
  readonly freeDays: readonly Day[]
}

/** Each shift type with the days of a range on which it is possible (rules planning-27, planning-28). */
export function shiftChoices(
  facts: ShiftPlanningFacts,
  range: DayRange,
  shiftTypes: readonly ShiftType[],
): RangeChoice[] {
  const days = eachDay(range.first, range.last)
  return shiftTypes.map((shiftType) => {
    const wanted = days.map((day) => shiftTimesOfType(day, shiftType))
    return {
      shiftType,
      reason: reasonOf(refusalsToPlanShift(facts, wanted)),
      freeDays: plannableShifts(facts, wanted).map(({ start }) => brusselsDayOf(start)),
    }
  })
}

/** The days on which at least one shift type can be planned. Empty when a type can be planned on all days. */
export function freeDaysToOffer(choices: readonly RangeChoice[]): Day[] {
  if (choices.some(({ reason }) => reason === null)) return []
  return [...new Set(choices.flatMap(({ freeDays }) => freeDays))].sort()
}
