import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * The correction that keeps a counter at the value that HR set, when the opening month changes. When the grant of a
 * public holiday is taken back, the correction adds only the part of it that was in the counter when HR set the value.
 * When a grant comes back, the correction subtracts it, because HR's value already contains it (rule balances-25).
 */
export function keptByEntry({
  change,
  grantedBefore,
}: {
  /** The change of the public holiday's grant. */
  readonly change: HalfDays
  /** The grant of the public holiday at the moment at which HR set the counter. */
  readonly grantedBefore: HalfDays
}): HalfDays {
  return change > 0 ? halfDays(-change) : halfDays(Math.min(-change, Math.max(grantedBefore, 0)))
}
