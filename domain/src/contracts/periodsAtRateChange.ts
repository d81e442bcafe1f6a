import { addDays, type Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

/**
 * The periods of the ended and the next order after a change of the rate. An order is a period of a contract with its
 * hourly rate. The caller must check `refusalToChangeRate` first (rule contracts-27).
 */
export const periodsAtRateChange = (
  { start, end }: DayPeriod,
  day: Day,
): { readonly ended: DayPeriod; readonly next: DayPeriod } => ({
  ended: { start, end: addDays(day, -1) },
  next: { start: day, end },
})
