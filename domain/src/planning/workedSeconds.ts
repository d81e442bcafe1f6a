import { seconds } from '../money/seconds.ts'
import type { Seconds } from '../money/seconds.ts'
import { secondsWithinDay } from '../time/instantPeriod.ts'
import type { Day } from '../time/day.ts'
import type { ShiftTimes } from './shift.ts'

/** Elapsed time without the break, so that the nights of the clock changes are 9 and 7 hours (house rules, 1.3). */
export const workedSeconds = (times: ShiftTimes): Seconds =>
  seconds(times.end - times.start - (times.break === null ? 0 : times.break.end - times.break.start))

/** The part of it within one day's 0–24 h. */
export const workedSecondsWithinDay = (times: ShiftTimes, day: Day): Seconds =>
  seconds(secondsWithinDay(times, day) - (times.break === null ? 0 : secondsWithinDay(times.break, day)))
