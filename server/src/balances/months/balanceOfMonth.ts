import { monthBalance, type MonthBalance } from '@uurwerk/domain/balances/month/monthBalance'
import { seconds } from '@uurwerk/domain/money/seconds'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { monthFactsOf, workedIn } from './monthFactsOf.ts'
import type { MonthFactsRow, StoredMonthRow } from './monthFactsStore.ts'

export const storedMonthOf = (row: MonthFactsRow, yearMonth: YearMonth): StoredMonthRow | null =>
  row.stored_months.find(({ month }) => month === yearMonth) ?? null

/**
 * Returns the stored balance when all contracts of the month are confirmed. Otherwise, calculates the balance from the
 * current facts.
 */
export function balanceOfMonth(row: MonthFactsRow, yearMonth: YearMonth): MonthBalance {
  const stored = storedMonthOf(row, yearMonth)
  if (stored === null) return monthBalance(monthFactsOf(row, yearMonth))
  return {
    needed: seconds(stored.needed),
    counted: seconds(stored.counted),
    earned: seconds(stored.earned),
    taken: seconds(stored.taken),
    worked: workedIn(row, yearMonth),
    workedEnough: stored.counted >= stored.needed,
  }
}
