import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { deleteMonthBalance } from './monthBalanceStore.ts'
import { storeMonthBalance } from './storeMonthBalance.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { listMonthStandings } from './storedMonthStore.ts'

type ChangedContracts = { readonly personId: number; readonly from: YearMonth; readonly now: Instant }

/**
 * Updates the stored balances of a person's months after a contract changed, and returns the months that became open. A
 * month counts for the balance when all contracts that the person has in that month are confirmed. When one more
 * contract covers a month, the month becomes open again; when a contract no longer covers a month, the month can become
 * complete (rule contracts-8).
 */
export async function settleStoredMonths(tx: Tx, { personId, from, now }: ChangedContracts): Promise<YearMonth[]> {
  const opened: YearMonth[] = []
  for (const { yearMonth, complete, stored } of await listMonthStandings(tx, { personId, from: firstDayOf(from) })) {
    if (complete && !stored) await storeMonthBalance(tx, { personId, yearMonth, now })
    if (complete || !stored) continue
    await deleteMonthBalance(tx, { personId, yearMonth })
    opened.push(yearMonth)
  }
  return opened.sort()
}
