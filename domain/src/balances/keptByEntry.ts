import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * The amount that keeps a counter at HR's value when the opening month changes. A grant that is taken back is added
 * again only as far as it was in the counter before HR set it. A grant that comes back is subtracted again, because
 * HR's value contains it (rule balances-25).
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
