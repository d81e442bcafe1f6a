import { monthBalance } from '@uurwerk/domain/balances/month/monthBalance'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { listExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { storedMonthOf } from './balanceOfMonth.ts'
import { loadMonthFacts } from './loadMonthFacts.ts'
import { listStoredMonths, upsertMonthBalance } from './monthBalanceStore.ts'
import { monthFactsOf } from './monthFactsOf.ts'

type DaysOfPerson = { readonly personId: number; readonly days: readonly Day[] }
export type ChangedDays = DaysOfPerson & { readonly now: Instant }

/**
 * Calculates the stored balances of the months of these days again, with the percentages and hours that are stored with
 * each month. A month without a stored balance is skipped. The caller must first lock the person (rule balances-38).
 */
export async function refreshStoredMonths(tx: Tx, { personId, days, now }: ChangedDays): Promise<void> {
  await refreshMonths(tx, { personId, months: await affectedStoredMonths(tx, { personId, days }), now })
}

type MonthsOfPerson = { readonly personId: number; readonly months: readonly YearMonth[]; readonly now: Instant }

/** Calculates the stored balances of these months again. The caller must first lock the person in the database. */
export async function refreshMonths(tx: Tx, { personId, months, now }: MonthsOfPerson): Promise<void> {
  for (const yearMonth of months) await refreshStoredMonth(tx, { personId, yearMonth, now })
}

/**
 * The months whose stored balance depends on these days. When the first day of a month is a public holiday, that month
 * also depends on the day before it, because a night shift can end on the holiday.
 */
export async function affectedStoredMonths(tx: Tx, { personId, days }: DaysOfPerson): Promise<YearMonth[]> {
  const months = new Set(days.map(monthOf))
  const monthsAfter = days.map((day) => addDays(day, 1)).filter((day) => dayOfMonth(day) === 1)
  const near = [...new Set([...months, ...monthsAfter.map(monthOf)])]
  const [stored, extra] = await Promise.all([
    listStoredMonths(tx, { personId, months: near }),
    listExtraHolidaysAmong(tx, monthsAfter),
  ])
  const holidaysAfter = monthsAfter.filter((day) => holidayOn(day, extra) !== null).map(monthOf)
  return stored.filter((month) => months.has(month) || holidaysAfter.includes(month))
}

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth; readonly now: Instant }

async function refreshStoredMonth(tx: Tx, { personId, yearMonth, now }: PersonMonth): Promise<void> {
  const row = orNotFound(await loadMonthFacts(tx, { personId, first: yearMonth, last: yearMonth }))
  const stored = orNotFound(storedMonthOf(row, yearMonth))
  const balance = monthBalance(monthFactsOf(row, yearMonth, stored.madeWith))
  upsertMonthBalance(tx, { personId, yearMonth, balance, madeWith: stored.madeWith, now })
}
