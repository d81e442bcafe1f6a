import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { deleteMonthBalance } from './monthBalanceStore.ts'
import { storeMonthBalance } from './storeMonthBalance.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { listStoredMonthStates } from './storedMonthStore.ts'

type ChangedContracts = { readonly personId: number; readonly from: YearMonth; readonly now: Instant }

/**
 * Stores or deletes the balances of months after a change of the dates of a contract. A balance is stored only while
 * all contracts of the month are confirmed, so a month that the contract now includes can be open again, and a month
 * that the contract no longer includes can be complete. Returns the months that are open again (rule contracts-8).
 */
export async function settleStoredMonths(tx: Tx, { personId, from, now }: ChangedContracts): Promise<YearMonth[]> {
  const opened: YearMonth[] = []
  for (const { yearMonth, complete, stored } of await listStoredMonthStates(tx, { personId, from: firstDayOf(from) })) {
    if (complete && !stored) await storeMonthBalance(tx, { personId, yearMonth, now })
    if (complete || !stored) continue
    await deleteMonthBalance(tx, { personId, yearMonth })
    opened.push(yearMonth)
  }
  return opened.sort()
}
