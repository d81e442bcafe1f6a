import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * The correction that keeps a leave counter at the value that HR set when the first month of the recuperation balance
 * changes. This change can cancel or restore the day that a public holiday gave. For a cancelled day, the correction
 * adds back only the part that was in the counter when HR set the value. For a restored day, the correction subtracts
 * the day, because the value of HR already contains it (rule balances-25).
 */
export function keptByEntry({
  change,
  grantedBefore,
}: {
  /** The change in the number of days that the public holiday gives. */
  readonly change: HalfDays
  /** The number of days that the public holiday had given when HR set the counter. */
  readonly grantedBefore: HalfDays
}): HalfDays {
  return change > 0 ? halfDays(-change) : halfDays(Math.min(-change, Math.max(grantedBefore, 0)))
}
