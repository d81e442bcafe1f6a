import { seconds } from '../money/seconds.ts'
import type { Seconds } from '../money/seconds.ts'
import { minuteOfDay } from '../time/clockTime.ts'

const MINUTE = 60
const HOUR = 3600

/**
 * From where on a planner is warned of working time: the Labour Act of 16 March 1971 (day, week, break, short shifts, night), directive
 * 2003/88 (rest by day and by week). They warn and never refuse: sectors have their own exceptions.
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
  /** So much of a shift within these hours makes it a night. */
  nightWork: seconds(3 * HOUR),
  nightStart: minuteOfDay(20 * MINUTE),
  nightEnd: minuteOfDay(6 * MINUTE),
} as const satisfies Readonly<Record<string, Seconds | number>>
