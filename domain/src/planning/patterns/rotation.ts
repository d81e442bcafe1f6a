import { addDays, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'
import { mondayOf } from '../../time/week.ts'
import { daysOfPattern, type DayOfPattern, type PatternDay } from './shiftPattern.ts'

/** The maximum number of weeks in a pattern of HR. */
export const MOST_ROTATION_WEEKS = 12

/** HR plans the shifts of a pattern at least this number of days ahead (rule rotation-6). */
export const FILLED_DAYS_AHEAD = 28

/** A pattern of shifts that a contract follows in a period (rule rotation-2). */
export type FollowedPattern = {
  readonly id: number
  readonly period: DayPeriod
  /** The week of the pattern in which the first day of the period lies. */
  readonly firstWeek: number
  readonly weeks: number
  readonly days: readonly PatternDay[]
}

/** A shift that is already planned on a day of the contract. */
export type ExistingShift = {
  readonly id: number
  readonly version: number
  readonly day: Day
  readonly shiftTypeId: number | null
  /** The pattern that made the shift. Null when no pattern made it, or when somebody changed the shift afterwards. */
  readonly followerId: number | null
}

export type PatternChanges = {
  readonly removed: readonly ExistingShift[]
  readonly added: readonly (DayOfPattern & { readonly followedId: number })[]
  /** The days on which the pattern has a shift, but on which another shift is already planned. */
  readonly taken: readonly DayOfPattern[]
}

type Input = {
  readonly followed: readonly FollowedPattern[]
  readonly standing: readonly ExistingShift[]
  readonly days: readonly Day[]
  /** Shifts are removed only after this day. When it is null, no shift is removed. */
  readonly removesAfter: Day | null
}

/**
 * Adds shifts on days without a shift. When HR applies the pattern again, future shifts that the pattern made, that
 * nobody changed and that no longer fit are removed first (rules rotation-3, rotation-5).
 */
export function patternChangesOf({ followed, standing, days, removesAfter }: Input): PatternChanges {
  const wanted = days.flatMap((day) => wantedOn(followed, day) ?? [])
  const typeOn = new Map(wanted.map(({ day, shiftId }) => [day, shiftId]))
  const removed = standing.filter(
    ({ day, shiftTypeId, followerId }) =>
      removesAfter !== null && followerId !== null && day > removesAfter && typeOn.get(day) !== shiftTypeId,
  )
  const left = Map.groupBy(
    standing.filter((shift) => !removed.includes(shift)),
    ({ day }) => day,
  )
  return {
    removed,
    added: wanted.filter(({ day }) => !left.has(day)),
    taken: wanted.filter(
      ({ day, shiftId }) => left.has(day) && !left.get(day)?.some(({ shiftTypeId }) => shiftTypeId === shiftId),
    ),
  }
}

function wantedOn(
  followed: readonly FollowedPattern[],
  day: Day,
): (DayOfPattern & { readonly followedId: number }) | null {
  const found = followed.find(({ period }) => containsDay(period, day))
  if (found === undefined) return null
  const startsOn = addDays(mondayOf(found.period.start), 7 - 7 * found.firstWeek)
  const [wanted] = daysOfPattern({ weeks: found.weeks, startsOn, days: found.days }, [day])
  return wanted === undefined ? null : { ...wanted, followedId: found.id }
}

type Filled = {
  readonly today: Day
  readonly period: DayPeriod
  readonly contractEnd: Day | null
  readonly filledUntil: Day | null
}

/**
 * True when HR must plan more shifts of the pattern: the last planned day is less than four weeks ahead, and it is
 * before the end of the pattern and of the contract (rule rotation-6).
 */
export function isFilledTooShort({ today, period, contractEnd, filledUntil }: Filled): boolean {
  const wanted = [addDays(today, FILLED_DAYS_AHEAD), period.end, contractEnd].filter((day) => day !== null).toSorted()
  const [until = today] = wanted
  return (
    until >= today && (filledUntil === null || filledUntil < until) && period.start <= addDays(today, FILLED_DAYS_AHEAD)
  )
}
