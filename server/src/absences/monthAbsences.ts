import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { readMonthBalance, type MonthBalanceAnswer } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { absenceDto } from './absenceDto.ts'
import { selectLockedAbsences, selectMonthAbsences, type AbsenceRow, type MonthAbsencesRow } from './absenceStore.ts'
import { linksOfMonthAbsences } from './linksOfMonthAbsences.ts'
import { prolongedSickLeaveDays, withSickDays } from './withSickDays.ts'

export type MonthAbsencesAnswer = z.output<typeof MonthAbsences>

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }
type Input = PersonMonth & { readonly actingAs: ActingAs }

/** The absences, public holidays and balances of a person in a month. */
export async function monthAbsences(db: Database, input: Input): Promise<MonthAbsencesAnswer> {
  const [row, balance] = await Promise.all([selectMonthAbsences(db, input), readMonthBalance(db, input)])
  return { ...answerOf(input, orNotFound(row), balance), _links: linksOfMonthAbsences(input, orNotFound(row)) }
}

/**
 * The absences that were stored when the month was locked, with the public holidays and balances of the person in that
 * month.
 */
export async function lockedMonthAbsences(db: Database, input: PersonMonth): Promise<MonthAbsencesAnswer> {
  const absences = orNotFound(await selectLockedAbsences(db, input))
  const [row, balance] = await Promise.all([selectMonthAbsences(db, input), readMonthBalance(db, input)])
  return answerOf(input, { ...orNotFound(row), absences }, balance)
}

function answerOf({ yearMonth }: PersonMonth, row: MonthAbsencesRow, balance: MonthBalanceAnswer): MonthAbsencesAnswer {
  const span = { from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) }
  const absences: AbsenceRow[] = withSickDays(row.absences, row, span)
  return {
    absenceDtos: absences.map(absenceDto),
    holidayDtos: holidaysIn(yearMonth, row.extra_holidays),
    prolongedSickLeaveDays: prolongedSickLeaveDays(row, span),
    ...balance,
    removedRecupHolidays: [],
  }
}
