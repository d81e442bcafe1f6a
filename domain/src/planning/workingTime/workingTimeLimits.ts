import { seconds, type Seconds } from '../../money/seconds.ts'
import { minuteOfDay } from '../../time/clockTime.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * The Labour Act of 16 March 1971 (day, week, break, short shifts, night) and directive 2003/88 (daily and weekly
 * rest). A limit never refuses a shift (rule planning-48).
 */
export const WORKING_TIME_LIMITS = {
  dailyRest: seconds(11 * HOUR),
  longDay: seconds(9 * HOUR),
  veryLongDay: seconds(11 * HOUR),
  longWeek: seconds(40 * HOUR),
  veryLongWeek: seconds(50 * HOUR),
  withoutBreak: seconds(6 * HOUR),
  shortestBreak: seconds(15 * MINUTE),
  weeklyRest: seconds(35 * HOUR),
  daysWithWeeklyRest: 7,
  shortestShift: seconds(3 * HOUR),
  longNight: seconds(8 * HOUR),
  /** A period of work is night work when at least this part of it is between nightStart and nightEnd. */
  nightWork: seconds(3 * HOUR),
  nightStart: minuteOfDay(20 * MINUTE),
  nightEnd: minuteOfDay(6 * MINUTE),
} as const satisfies Readonly<Record<string, Seconds | number>>
