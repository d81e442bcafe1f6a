import type { Seconds } from '../money/seconds.ts'
import type { Day } from '../time/day.ts'
import { isWeekend } from '../time/day.ts'
import type { HalfDays } from './halfDays.ts'
import { FULL_DAY, HALF_DAY, NO_HALF_DAYS } from './halfDays.ts'

/** Royal decree of 18 April 1974: rest for the work of a holiday is a half day up to four hours, else a full one. */
const HALF_DAY_OF_WORK = 4 * 3600

export type WorkedHoliday = {
  readonly day: Day
  /** Within the holiday's 0–24 h, of all the person's shifts together. */
  readonly worked: Seconds
  /** Employed that day, as an employee, and not on prolonged sick leave. */
  readonly entitled: boolean
}

export type HolidayGrant = {
  /** Days of 'Recup feestdag' that the holiday gives. */
  readonly granted: HalfDays
  /** How much of the day's need the holiday itself counts for. */
  readonly credit: 'whole' | 'half' | 'none'
}

/** What a public holiday is worth to somebody (rules balances-18, balances-20, balances-21). */
export function holidayGrant({ day, worked, entitled }: WorkedHoliday): HolidayGrant {
  if (!entitled) return { granted: NO_HALF_DAYS, credit: 'none' }
  // In the weekend it is granted at once; working on it grants no more.
  if (isWeekend(day)) return { granted: FULL_DAY, credit: 'none' }
  if (worked > HALF_DAY_OF_WORK) return { granted: FULL_DAY, credit: 'none' }
  if (worked > 0) return { granted: HALF_DAY, credit: 'half' }
  return { granted: NO_HALF_DAYS, credit: 'whole' }
}
