import type { ShiftType } from '@uurwerk/contract/customers'
import { plannableShifts, refusalsToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shiftTimesOf'
import { eachDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { reasonOf } from '../ui/reasonOf.ts'
import { clockTimesOf } from './clockTimesOf.ts'
import type { DayRange } from './dayRange.ts'

export type RangeChoice = {
  readonly shiftType: ShiftType
  /** Why the whole range cannot get this type; null when it can. */
  readonly reason: string | null
  /** The days of the range that can get it. */
  readonly freeDays: readonly Day[]
}

/** What each shift type can do on the days of a range. */
export function shiftChoices(
  facts: ShiftPlanningFacts,
  range: DayRange,
  shiftTypes: readonly ShiftType[],
): RangeChoice[] {
  const days = eachDay(range.first, range.last)
  return shiftTypes.map((shiftType) => {
    const wanted = days.map((day) => shiftTimesOf(day, clockTimesOf(shiftType)))
    return {
      shiftType,
      reason: reasonOf(refusalsToPlanShift(facts, wanted)),
      freeDays: plannableShifts(facts, wanted).map(({ start }) => brusselsDayOf(start)),
    }
  })
}

/** The days that are free for at least one type, when no type can take the whole range; else none. */
export function freeDaysToOffer(choices: readonly RangeChoice[]): Day[] {
  if (choices.some(({ reason }) => reason === null)) return []
  return [...new Set(choices.flatMap(({ freeDays }) => freeDays))].sort()
}
