import { toDay } from './day.ts'
import type { DayPeriod } from './dayPeriod.ts'

/** A period in a test, from texts. Without an end, the period continues forever. */
export const period = (start: string, end: string | null): DayPeriod => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
})
