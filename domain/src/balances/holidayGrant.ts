import type { Seconds } from '../money/seconds.ts'
import { isWeekend, type Day } from '../time/day.ts'
import { FULL_DAY, HALF_DAY, NO_HALF_DAYS, type HalfDays } from './halfDays.ts'

/** Royal decree of 18 April 1974: up to four hours of work give half a day of rest, more hours a full day. */
const HALF_DAY_OF_WORK = 4 * 3600

export type WorkedHoliday = {
  readonly day: Day
  /** The time that the person worked between 0:00 and 24:00 of the public holiday, in all shifts. */
  readonly worked: Seconds
  /** True when the person is employed as an employee on that day and is not on prolonged sick leave. */
  readonly entitled: boolean
}

export type HolidayGrant = {
  /** The days of 'Recup feestdag' (leave) that the holiday gives, by work or because of a weekend. */
  readonly granted: HalfDays
  /** The part of the day's needed hours that counts as worked because of the public holiday. */
  readonly credit: 'whole' | 'half' | 'none'
}

/**
 * The leave that a public holiday gives, and the needed hours that count as worked because of it (rules balances-18,
 * balances-20, balances-21).
 */
export function holidayGrant({ day, worked, entitled }: WorkedHoliday): HolidayGrant {
  if (!entitled) return { granted: NO_HALF_DAYS, credit: 'none' }
  // A public holiday on a weekend gives a full day. Work on the holiday does not add more.
  if (isWeekend(day)) return { granted: FULL_DAY, credit: 'none' }
  if (worked > HALF_DAY_OF_WORK) return { granted: FULL_DAY, credit: 'none' }
  if (worked > 0) return { granted: HALF_DAY, credit: 'half' }
  return { granted: NO_HALF_DAYS, credit: 'whole' }
}
