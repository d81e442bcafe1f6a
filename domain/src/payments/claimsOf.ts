import { cents, NO_CENTS, type Cents } from '../money/cents.ts'
import { divideRounded } from '../money/divideRounded.ts'

/** The fixed compensation for each late invoice of a business or a public body (law of 2 August 2002, article 6). */
export const FIXED_COMPENSATION = cents(4000)

const MOST_DAMAGES = 200_000

/**
 * The largest amount that a consumer may have to pay for a late invoice, when the company's conditions allow it (Code
 * of Economic Law, article XIX.4; rule payments-20).
 */
export function consumerDamages(open: Cents): Cents {
  if (open <= 0) return NO_CENTS
  if (open <= 15_000) return cents(2000)
  if (open <= 50_000) return cents(3000 + share(open - 15_000, 10n))
  return cents(Math.min(6500 + share(open - 50_000, 20n), MOST_DAMAGES))
}

const share = (amount: number, part: bigint): number => Number(divideRounded(BigInt(amount), part))
