import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * The correction that keeps a leave counter at the value that HR set, when HR changes the first month of the
 * recuperation balance. That change can cancel or restore the day that a public holiday gave. The correction adds back
 * only the part of a cancelled day that was in the counter when HR set the value. The correction subtracts a restored
 * day, because the value of HR already contains that day (rule balances-25).
 */
export function keptByEntry({
  change,
  grantedBefore,
}: {
  /** The change in the number of days that the public holiday gives. */
  readonly change: HalfDays
  /** The number of days that the public holiday had given at the moment when HR set the counter. */
  readonly grantedBefore: HalfDays
}): HalfDays {
  return change > 0 ? halfDays(-change) : halfDays(Math.min(-change, Math.max(grantedBefore, 0)))
}
