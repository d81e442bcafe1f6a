import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { monthBalanceOf } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { absenceDto } from './absenceDto.ts'
import { selectLockedAbsences, type AbsenceRow } from './absenceStore.ts'
import { linksOfMonthAbsences } from './linksOfMonthAbsences.ts'
import { loadAbsenceMonth, type AbsenceMonth, type PersonMonth } from './loadAbsenceMonth.ts'
import { prolongedSickLeaveDays, withSickDays } from './withSickDays.ts'

export type MonthAbsencesAnswer = z.output<typeof MonthAbsences>

type LockedMonth = { readonly personId: number; readonly yearMonth: YearMonth }

/** The absences, public holidays and balances of a person in a month, with the facts of the rules on absences. */
export async function monthAbsences(db: Database, input: PersonMonth): Promise<MonthAbsencesAnswer> {
  return monthAbsencesOf(await loadAbsenceMonth(db, input), input)
}

export const monthAbsencesOf = (month: AbsenceMonth, input: PersonMonth): MonthAbsencesAnswer => ({
  ...answerOf(input, month, month.row.absences),
  _links: linksOfMonthAbsences(input, month),
})

/**
 * The absences that were stored when the month was locked, with the public holidays and balances of the person in that
 * month.
 */
export async function lockedMonthAbsences(db: Database, input: LockedMonth): Promise<MonthAbsencesAnswer> {
  const absences = orNotFound(await selectLockedAbsences(db, input))
  return answerOf(input, await loadAbsenceMonth(db, { ...input, actingAs: 'hr' }), absences)
}

function answerOf(
  { yearMonth }: LockedMonth,
  { row, month, facts }: AbsenceMonth,
  stored: readonly AbsenceRow[],
): MonthAbsencesAnswer {
  const span = { from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) }
  return {
    absenceDtos: withSickDays(stored, row, span).map(absenceDto),
    holidayDtos: holidaysIn(yearMonth, month.extra_holidays),
    prolongedSickLeaveDays: prolongedSickLeaveDays(row, span),
    ...monthBalanceOf(month, yearMonth),
    removedRecupHolidays: [],
    facts,
  }
}
