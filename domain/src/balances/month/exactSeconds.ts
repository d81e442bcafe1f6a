import { divideRounded } from '../../money/divideRounded.ts'
import { WHOLE, type BasisPoints } from '../../money/basisPoints.ts'
import { seconds, type Seconds } from '../../money/seconds.ts'

/**
 * A time in ten-thousandths of a second. In this unit, whole seconds times a percentage with two decimals are always a
 * whole number, so nothing is rounded.
 */
export type ExactSeconds = number & { readonly unit: 'ten-thousandths of a second' }

export const NO_EXACT_SECONDS = 0 as ExactSeconds

export const shareOf = (length: Seconds, share: BasisPoints): ExactSeconds => (length * share) as ExactSeconds

export const exactly = (length: Seconds): ExactSeconds => (length * WHOLE) as ExactSeconds

export const sumExact = (parts: Iterable<ExactSeconds>): ExactSeconds => {
  let sum = 0
  for (const part of parts) sum += part
  return sum as ExactSeconds
}

/** Only the result of a sum is rounded, never the parts of the sum (rule balances-30). */
export const roundToSeconds = (exact: ExactSeconds): Seconds =>
  seconds(Number(divideRounded(BigInt(exact), BigInt(WHOLE))))
