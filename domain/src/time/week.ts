import { addDays, daysBetween, toDay, weekdayOf, yearOf, type Day } from './day.ts'

/** The Monday of the week of a day. A week begins on Monday (rule time-18). */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The ISO 8601 week number of a day. Week 1 contains the first Thursday of the year (rule time-18). */
export function weekNumberOf(day: Day): number {
  const thursday = addDays(mondayOf(day), 3)
  return Math.floor(daysBetween(toDay(`${yearOf(thursday)}-01-01`), thursday) / 7) + 1
}
