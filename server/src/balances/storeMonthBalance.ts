import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../db/transaction.ts'

export type StoredMonth = { readonly personId: number; readonly yearMonth: YearMonth; readonly now: Instant }

/** Keeps what a month came to, once its last contract is confirmed. The person is locked. */
export async function storeMonthBalance(_tx: Tx, _month: StoredMonth): Promise<void> {
  throw new Error('being built')
}
