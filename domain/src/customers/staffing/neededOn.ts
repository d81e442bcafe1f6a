import { weekdayOf, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'

/** The number of people with one shift type that a customer needs on each day of a period. */
export type StaffingLevel = {
  readonly period: DayPeriod
  /** The numbers of needed people from Monday to Sunday. */
  readonly weekdays: readonly number[]
  /** The number of people that a public holiday needs; null when the number of its weekday applies. */
  readonly onHolidays: number | null
}

/** The needed people; null when no staffing level contains the day (rule staffing-2). */
export function neededOn(levels: readonly StaffingLevel[], day: Day, isHoliday: boolean): number | null {
  const level = levels.find(({ period }) => containsDay(period, day))
  if (level === undefined) return null
  return (isHoliday ? level.onHolidays : null) ?? level.weekdays[weekdayOf(day) - 1] ?? null
}
