import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * A 'Recup feestdag' counter keeps the number of days that HR set, also when the first month of the recuperation
 * changes (rule balances-25). Returns the days that undo the effect of one public holiday on the counter. For a holiday
 * that no longer counts, adds back at most the days that the holiday had given when HR set the counter. For a holiday
 * that counts again, subtracts its days, because HR's number already contains them.
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
