import { weekdayOf, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'

/** How many people of one shift type a customer needs, in a period. */
export type StaffingLevel = {
  readonly period: DayPeriod
  /** Monday to Sunday. */
  readonly weekdays: readonly number[]
  /** Null when a public holiday needs as many people as its weekday. */
  readonly onHolidays: number | null
}

/** The number of people needed on a day; null when no level says it (rule staffing-2). */
export function neededOn(levels: readonly StaffingLevel[], day: Day, isHoliday: boolean): number | null {
  const level = levels.find(({ period }) => containsDay(period, day))
  if (level === undefined) return null
  return (isHoliday ? level.onHolidays : null) ?? level.weekdays[weekdayOf(day) - 1] ?? null
}
