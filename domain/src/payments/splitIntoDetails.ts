import { sumCents } from '../money/cents.ts'
import type { BankEntry } from './bankStatement.ts'

/**
 * Replaces a bank movement by its details when the sum of the details is the amount of the movement. Otherwise the
 * movement is not split, because a part of the money would be booked twice or not at all (rule payments-5).
 */
export function splitIntoDetails(whole: BankEntry, details: readonly BankEntry[]): readonly BankEntry[] {
  if (details.length === 0) return [whole]
  const addsUp = sumCents(details.map(({ amount }) => amount)) === whole.amount
  return addsUp ? details : [{ ...whole, detailsIgnored: true }]
}
