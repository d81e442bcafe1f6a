import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { deleteMonthBalance } from '../balances/monthBalanceStore.ts'
import { storeMonthBalance } from '../balances/storeMonthBalance.ts'
import type { Tx } from '../db/transaction.ts'
import { selectMonthStandings } from './storedMonthStore.ts'

type ChangedContracts = { readonly personId: number; readonly from: YearMonth; readonly now: Instant }

/**
 * A month earns once all contracts of the person in it are confirmed (house rules, 4): a contract that comes into it
 * opens it again, and one that goes may leave nothing open in it. Answers the months that it opened (rule contracts-8).
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
