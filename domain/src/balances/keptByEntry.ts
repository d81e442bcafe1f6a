import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * The correction that keeps a 'Recup feestdag' counter (leave for public holidays) at the number of days that HR set.
 * When the first month of the recuperation balance changes, a public holiday can lose or get back the day of leave that
 * it gave. For a lost day, the correction adds back only the days that the holiday had given when HR set the counter.
 * For a day that comes back, the correction subtracts the day, because HR's number already contains it (rule
 * balances-25).
 */
export function keptByEntry({
  change,
  grantedBefore,
}: {
  /** The change in the number of days of leave that the public holiday gives. */
  readonly change: HalfDays
  /** The number of days of leave that the public holiday had given when HR set the counter. */
  readonly grantedBefore: HalfDays
}): HalfDays {
  return change > 0 ? halfDays(-change) : halfDays(Math.min(-change, Math.max(grantedBefore, 0)))
}
