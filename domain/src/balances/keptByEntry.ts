import { halfDays, type HalfDays } from './halfDays.ts'

/**
 * What is added to a counter that HR has set, so that a change of the opening month leaves it as HR set it. A grant
 * that is taken back was part of HR's figure only as far as it was there before HR set the counter. A grant that comes
 * back is part of HR's figure (rule balances-25).
 */
export function keptByEntry({
  change,
  grantedBefore,
}: {
  /** By how much the holiday's grant changes. */
  readonly change: HalfDays
  /** What the holiday had granted when HR set the counter. */
  readonly grantedBefore: HalfDays
}): HalfDays {
  return change > 0 ? halfDays(-change) : halfDays(Math.min(-change, Math.max(grantedBefore, 0)))
}
