import { halfDays, NO_HALF_DAYS, type HalfDays } from '../halfDays.ts'

type Leftover = {
  /** The days left in the leave counter of the old year; a negative number is a debt. */
  readonly left: HalfDays
  readonly moved: HalfDays
  /** The days left in the leave counter of the new year. Only these days can return to the old year. */
  readonly ahead: HalfDays
}

/**
 * The days that a new-year run moves from the old to the new year. `amount` is negative when days return to the old
 * year. `debt` is the part of the old year's debt for which no days return (rule balances-65).
 */
export function leftoverMove({ left, moved, ahead }: Leftover): {
  readonly amount: HalfDays
  readonly debt: HalfDays
} {
  if (left >= 0) return { amount: left, debt: NO_HALF_DAYS }
  const back = Math.max(0, Math.min(-left, moved, ahead))
  return { amount: halfDays(-back), debt: halfDays(-left - back) }
}
