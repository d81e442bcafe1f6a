import { seconds, type Seconds } from '../../money/seconds.ts'
import { secondsWithinDay } from '../../time/instantPeriod.ts'
import type { Day } from '../../time/day.ts'
import type { ShiftTimes } from '../shift/shift.ts'

/** The worked time of a shift. It is the elapsed time without the break (rule planning-4). */
export const workedSeconds = (times: ShiftTimes): Seconds =>
  seconds(times.end - times.start - (times.break === null ? 0 : times.break.end - times.break.start))

export const workedSecondsWithinDay = (times: ShiftTimes, day: Day): Seconds =>
  seconds(secondsWithinDay(times, day) - (times.break === null ? 0 : secondsWithinDay(times.break, day)))
