import { monthBalance } from '@uurwerk/domain/balances/month/monthBalance'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { selectExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { storedMonthOf } from './balanceOfMonth.ts'
import { loadMonthFacts } from './loadMonthFacts.ts'
import { listStoredMonths, upsertMonthBalance } from './monthBalanceStore.ts'
import { monthFactsOf } from './monthFactsOf.ts'

export type ChangedDays = { readonly personId: number; readonly days: readonly Day[]; readonly now: Instant }

/**
 * Calculates the stored balances of the months that contain the changed days again, with the percentages and hours that
 * were stored with these months. A month without a stored balance is skipped. The caller must lock the person first
 * (rule balances-38).
 */
export async function refreshStoredMonths(tx: Tx, { personId, days, now }: ChangedDays): Promise<void> {
  for (const yearMonth of await listStoredMonths(tx, { personId, months: await touchedMonths(tx, days) }))
    await refreshStoredMonth(tx, { personId, yearMonth, now })
}

/**
 * The months of the changed days. The next month is included when the last day of a month changed and the next day is a
 * public holiday, because a night shift can end on that holiday.
 */
async function touchedMonths(tx: Tx, days: readonly Day[]): Promise<YearMonth[]> {
  const monthsAfter = days.map((day) => addDays(day, 1)).filter((day) => dayOfMonth(day) === 1)
  const extra = await selectExtraHolidaysAmong(tx, monthsAfter)
  const holidaysAfter = monthsAfter.filter((day) => holidayOn(day, extra) !== null)
  return [...new Set([...days, ...holidaysAfter].map(monthOf))].sort()
}

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth; readonly now: Instant }

async function refreshStoredMonth(tx: Tx, { personId, yearMonth, now }: PersonMonth): Promise<void> {
  const row = orNotFound(await loadMonthFacts(tx, { personId, first: yearMonth, last: yearMonth }))
  const stored = orNotFound(storedMonthOf(row, yearMonth))
  const balance = monthBalance(monthFactsOf(row, yearMonth, stored.madeWith))
  await upsertMonthBalance(tx, { personId, yearMonth, balance, madeWith: stored.madeWith, now })
}
