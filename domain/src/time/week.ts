import type { Day } from './day.ts'
import { addDays, daysBetween, toDay, weekdayOf, yearOf } from './day.ts'

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The number that calendars in Belgium write beside a week (ISO 8601): the first is the one with the year's first Thursday. */
export function weekNumberOf(day: Day): number {
  const thursday = addDays(mondayOf(day), 3)
  return Math.floor(daysBetween(toDay(`${yearOf(thursday)}-01-01`), thursday) / 7) + 1
}
