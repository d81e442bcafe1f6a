import type { HalfDays } from './halfDays.ts'
import { halfDays, NO_HALF_DAYS } from './halfDays.ts'

type Leftover = {
  /** In the counter of the old year: below zero it is a debt. */
  readonly left: HalfDays
  /** What earlier runs moved on. */
  readonly moved: HalfDays
  /** What of the new year's counter is not used yet. */
  readonly ahead: HalfDays
}

/**
 * How much goes on into the new year, or comes back (below zero), and which debt cannot be met by what comes back (rule
 * balances-65).
 */
export function leftoverMove({ left, moved, ahead }: Leftover): {
  readonly amount: HalfDays
  readonly debt: HalfDays
} {
  if (left >= 0) return { amount: left, debt: NO_HALF_DAYS }
  const back = Math.max(0, Math.min(-left, moved, ahead))
  return { amount: halfDays(-back), debt: halfDays(-left - back) }
}
