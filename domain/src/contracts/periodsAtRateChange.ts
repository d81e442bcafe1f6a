import type { Day } from '../time/day.ts'
import { addDays } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

/**
 * What a new rate from a day on makes of the order that runs on it. Ask `refusalToChangeRate` first (rule
 * contracts-27).
 */
export const periodsAtRateChange = (
  { start, end }: DayPeriod,
  day: Day,
): { readonly ended: DayPeriod; readonly next: DayPeriod } => ({
  ended: { start, end: addDays(day, -1) },
  next: { start: day, end },
})
