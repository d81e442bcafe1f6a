import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../db/database.ts'
import { monthsFrom } from './monthsFrom.ts'
import { selectMonthFacts, type MonthFactsRow } from './monthFactsStore.ts'

export type MonthsAsked = { readonly personId: number; readonly first: YearMonth; readonly last: YearMonth }

/** The facts of a person's months, read in one query; null when the person does not exist. */
export function loadMonthFacts(db: Database, { personId, first, last }: MonthsAsked): Promise<MonthFactsRow | null> {
  const nearHolidays = monthsFrom(first, last).flatMap(nearHolidaysIn)
  return selectMonthFacts(db, { personId, from: firstDayOf(first), until: lastDayOf(last), nearHolidays })
}

/** A night shift that begins on the day before a public holiday ends on it. */
export const nearHolidaysIn = (yearMonth: YearMonth): Day[] =>
  holidaysIn(yearMonth).flatMap(({ date }) => [addDays(date, -1), date])
