import type { MonthAbsences } from '@uurwerk/contract/absences'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { readMonthBalance, type MonthBalanceAnswer } from '../balances/readMonthBalance.ts'
import type { Database } from '../db/database.ts'
import { found } from '../http/Refused.ts'
import { absenceDto } from './absenceDto.ts'
import { selectLockedAbsences, selectMonthAbsences, type AbsenceRow, type MonthAbsencesRow } from './absenceStore.ts'
import { linksOfMonthAbsences } from './linksOfMonthAbsences.ts'
import { prolongedSickLeaveDays, withSickDays } from './withSickDays.ts'

export type MonthAbsencesAnswer = z.output<typeof MonthAbsences>

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }
type Asked = PersonMonth & { readonly actingAs: ActingAs }

/** Somebody's absences, holidays and balances of a month. */
export async function monthAbsences(db: Database, asked: Asked): Promise<MonthAbsencesAnswer> {
  const [row, balance] = await Promise.all([selectMonthAbsences(db, asked), readMonthBalance(db, asked)])
  return { ...answerOf(asked, found(row), balance), _links: linksOfMonthAbsences(asked, found(row)) }
}

/** The same with the absences as they were when the planning was locked. */
export async function lockedMonthAbsences(db: Database, asked: PersonMonth): Promise<MonthAbsencesAnswer> {
  const absences = found(await selectLockedAbsences(db, asked))
  const [row, balance] = await Promise.all([selectMonthAbsences(db, asked), readMonthBalance(db, asked)])
  return answerOf(asked, { ...found(row), absences }, balance)
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
