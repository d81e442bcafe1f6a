import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../db/transaction.ts'
import { deleteMonthBalance } from './monthBalanceStore.ts'

/** A reopened month earns nothing until all its contracts are confirmed again. The person is locked. */
export const dropStoredMonth = (
  tx: Tx,
  month: { readonly personId: number; readonly yearMonth: YearMonth },
): Promise<void> => deleteMonthBalance(tx, month)
