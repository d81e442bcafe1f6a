import { seconds } from '../money/seconds.ts'
import type { Seconds } from '../money/seconds.ts'
import { numberOfDay } from './day.ts'
import type { Day } from './day.ts'
import { startOfDay, startOfDayNumber } from './instant.ts'
import type { Instant } from './instant.ts'

/** A period of time that does not include its end, so that two periods that touch do not overlap (rule time-16). */
export type InstantPeriod = { readonly start: Instant; readonly end: Instant }

export const instantPeriodsOverlap = (a: InstantPeriod, b: InstantPeriod): boolean => a.start < b.end && b.start < a.end

/**
 * The elapsed time of a period. A period that contains the end of summer time is one hour longer than the difference of
 * its clock times (rule time-17).
 */
export const lengthOf = (period: InstantPeriod): Seconds => seconds(period.end - period.start)

/** The part of a period that lies between 0 and 24 h of a day. */
export function secondsWithinDay(period: InstantPeriod, day: Day): Seconds {
  const start = Math.max(period.start, startOfDay(day))
  const end = Math.min(period.end, startOfDayNumber(numberOfDay(day) + 1))
  return seconds(Math.max(0, end - start))
}
