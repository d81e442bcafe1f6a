import { addDays, type Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

/**
 * The periods of the current order and of the new order after a change of the hourly rate. An order is a period of a
 * contract with its hourly rate. Call `refusalToChangeRate` first, to check that the change is allowed (rule
 * contracts-27).
 */
export const periodsAtRateChange = (
  { start, end }: DayPeriod,
  day: Day,
): { readonly ended: DayPeriod; readonly next: DayPeriod } => ({
  ended: { start, end: addDays(day, -1) },
  next: { start: day, end },
})
