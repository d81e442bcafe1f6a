import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { monthsFrom } from './monthsFrom.ts'
import { readMonthFacts, type MonthFactsRow } from './monthFactsStore.ts'

export type MonthsInput = { readonly personId: number; readonly first: YearMonth; readonly last: YearMonth }

/** Reads the facts that decide the balances of a person's months, in one query; null when the person does not exist. */
export function loadMonthFacts(db: Database, { personId, first, last }: MonthsInput): Promise<MonthFactsRow | null> {
  const nearHolidays = monthsFrom(first, last).flatMap(nearHolidaysIn)
  return readMonthFacts(db, { personId, from: firstDayOf(first), until: lastDayOf(last), nearHolidays })
}

/**
 * The public holidays of a month and the day before each of them, because a night shift that starts on the day before
 * can end on the public holiday.
 */
export const nearHolidaysIn = (yearMonth: YearMonth): Day[] =>
  holidaysIn(yearMonth).flatMap(({ date }) => [addDays(date, -1), date])
