import { seconds } from '../money/seconds.ts'
import type { Seconds } from '../money/seconds.ts'
import { numberOfDay } from './day.ts'
import type { Day } from './day.ts'
import { startOfDay, startOfDayNumber } from './instant.ts'
import type { Instant } from './instant.ts'

/** A stretch of time; its end no longer belongs to it, so that two that touch do not overlap. */
export type InstantPeriod = { readonly start: Instant; readonly end: Instant }

export const instantPeriodsOverlap = (a: InstantPeriod, b: InstantPeriod): boolean => a.start < b.end && b.start < a.end

/** Elapsed time: the night in which the clock goes back is an hour longer than the clock says. */
export const lengthOf = (period: InstantPeriod): Seconds => seconds(period.end - period.start)

/** How much of the period lies within the day's 0–24 h. */
export function secondsWithinDay(period: InstantPeriod, day: Day): Seconds {
  const start = Math.max(period.start, startOfDay(day))
  const end = Math.min(period.end, startOfDayNumber(numberOfDay(day) + 1))
  return seconds(Math.max(0, end - start))
}
