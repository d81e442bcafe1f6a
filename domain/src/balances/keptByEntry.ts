import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * When the first month of the recuperation changes, a 'Recup feestdag' counter keeps the number of days that HR set
 * (rule balances-25). For a holiday that no longer counts, adds back only the days that the holiday had given when HR
 * set the counter. For a holiday that counts again, subtracts its day, because HR's number already contains it.
 */
export function keptByEntry({
  change,
  grantedBefore,
}: {
  readonly change: HalfDays
  /** The number of days of leave that the public holiday had given when HR set the counter. */
  readonly grantedBefore: HalfDays
}): HalfDays {
  return change > 0 ? halfDays(-change) : halfDays(Math.min(-change, Math.max(grantedBefore, 0)))
}
