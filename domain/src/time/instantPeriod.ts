import { seconds } from '../money/seconds.ts'
import type { Seconds } from '../money/seconds.ts'
import { numberOfDay } from './day.ts'
import type { Day } from './day.ts'
import { startOfDay, startOfDayNumber } from './instant.ts'
import type { Instant } from './instant.ts'

/**
 * A period of time that does not include its end. So a period that starts at the end of another period does not overlap
 * that other period (rule time-16).
 */
export type InstantPeriod = { readonly start: Instant; readonly end: Instant }

export const instantPeriodsOverlap = (a: InstantPeriod, b: InstantPeriod): boolean => a.start < b.end && b.start < a.end

/**
 * The elapsed time of a period. A period that contains the end of summer time is one hour longer than the difference of
 * its clock times (rule time-17).
 */
export const lengthOf = (period: InstantPeriod): Seconds => seconds(period.end - period.start)

/** The part of a period of time that lies between 0:00 and 24:00 of a day. */
export function secondsWithinDay(period: InstantPeriod, day: Day): Seconds {
  const start = Math.max(period.start, startOfDay(day))
  const end = Math.min(period.end, startOfDayNumber(numberOfDay(day) + 1))
  return seconds(Math.max(0, end - start))
}
