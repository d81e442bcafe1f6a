import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Tx } from '../db/transaction.ts'

/**
 * Makes the stored months anew on whose days something changed, with the percentages and hours they were made with
 * (house rules, 4): also a month in which a night that began before it ends on a holiday. Months that are not stored stay so.
 */
export async function refreshStoredMonths(
  _tx: Tx,
  _changed: { readonly personId: number; readonly days: readonly Day[]; readonly now: Instant },
): Promise<void> {
  throw new Error('being built')
}
