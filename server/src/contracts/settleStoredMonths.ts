import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { deleteMonthBalance } from '../balances/monthBalanceStore.ts'
import { storeMonthBalance } from '../balances/storeMonthBalance.ts'
import type { Tx } from '../db/transaction.ts'
import { selectMonthStandings } from './storedMonthStore.ts'

type ChangedContracts = { readonly personId: number; readonly from: YearMonth; readonly now: Instant }

/**
 * A month counts for the balance when all contracts of the person in it are confirmed. A contract that comes into a
 * month opens the month again, and a contract that leaves it may complete the month. Answers the months that became
 * open (rule contracts-8).
 */
export async function settleStoredMonths(tx: Tx, { personId, from, now }: ChangedContracts): Promise<YearMonth[]> {
  const opened: YearMonth[] = []
  for (const { yearMonth, complete, stored } of await selectMonthStandings(tx, { personId, from: firstDayOf(from) })) {
    if (complete && !stored) await storeMonthBalance(tx, { personId, yearMonth, now })
    if (complete || !stored) continue
    await deleteMonthBalance(tx, { personId, yearMonth })
    opened.push(yearMonth)
  }
  return opened.sort()
}
