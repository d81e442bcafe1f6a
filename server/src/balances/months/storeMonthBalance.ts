import { monthBalance } from '@uurwerk/domain/balances/month/monthBalance'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { loadMonthFacts } from './loadMonthFacts.ts'
import { upsertMonthBalance } from './monthBalanceStore.ts'
import { monthFactsOf, patternOf } from './monthFactsOf.ts'

export type MonthToKeep = { readonly personId: number; readonly yearMonth: YearMonth; readonly now: Instant }

/**
 * Stores the balance of a month. The caller must first lock the person, and check that all contracts of the month are
 * confirmed (rule balances-37).
 */
export async function storeMonthBalance(tx: Tx, { personId, yearMonth, now }: MonthToKeep): Promise<void> {
  const row = orNotFound(await loadMonthFacts(tx, { personId, first: yearMonth, last: yearMonth }))
  const balance = monthBalance(monthFactsOf(row, yearMonth))
  upsertMonthBalance(tx, { personId, yearMonth, balance, madeWith: patternOf(row), now })
}
