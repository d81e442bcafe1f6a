import type { HalfDays } from '../halfDays.ts'
import { halfDays, NO_HALF_DAYS } from '../halfDays.ts'

type Leftover = {
  /** Days left in the counter of the old year; negative for a debt. */
  readonly left: HalfDays
  /** Days that earlier runs moved to the new year. */
  readonly moved: HalfDays
  /** Days left in the counter of the new year. */
  readonly ahead: HalfDays
}

/**
 * `amount` is the number of days that move to the new year; it is negative when days come back to the old year. `debt`
 * is the part of the old year's debt that the returned days do not cover (rule balances-65).
 */
export function leftoverMove({ left, moved, ahead }: Leftover): {
  readonly amount: HalfDays
  readonly debt: HalfDays
} {
  if (left >= 0) return { amount: left, debt: NO_HALF_DAYS }
  const back = Math.max(0, Math.min(-left, moved, ahead))
  return { amount: halfDays(-back), debt: halfDays(-left - back) }
}
