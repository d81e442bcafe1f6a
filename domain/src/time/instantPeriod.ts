import { seconds, type Seconds } from '../money/seconds.ts'
import { numberOfDay, type Day } from './day.ts'
import { startOfDay, startOfDayNumber, type Instant } from './instant.ts'

/** From `start` (included) to `end` (not included), so periods that only touch do not overlap (rule time-16). */
export type InstantPeriod = { readonly start: Instant; readonly end: Instant }

export const instantPeriodsOverlap = (a: InstantPeriod, b: InstantPeriod): boolean => a.start < b.end && b.start < a.end

/** The end of summer time makes a period one hour longer than its clock times show (rule time-17). */
export const lengthOf = (period: InstantPeriod): Seconds => seconds(period.end - period.start)

/** The number of seconds of a period that are between 0:00 and 24:00 of a day. */
export function secondsWithinDay(period: InstantPeriod, day: Day): Seconds {
  const start = Math.max(period.start, startOfDay(day))
  const end = Math.min(period.end, startOfDayNumber(numberOfDay(day) + 1))
  return seconds(Math.max(0, end - start))
}
