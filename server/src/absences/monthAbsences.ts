import type { MonthAbsences } from '@uurwerk/contract/absences'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { readMonthBalance } from '../balances/readMonthBalance.ts'
import type { Database } from '../db/database.ts'
import { found } from '../http/Refused.ts'
import { absenceDto } from './absenceDto.ts'
import { selectLockedAbsences, selectMonthAbsences, type AbsenceRow, type MonthAbsencesRow } from './absenceStore.ts'
import { linksOfMonthAbsences } from './linksOfMonthAbsences.ts'
import { withSickDays } from './withSickDays.ts'

export type MonthAbsencesAnswer = z.output<typeof MonthAbsences>

type PersonMonth = { readonly personId: number; readonly yearMonth: YearMonth }
type Asked = PersonMonth & { readonly actingAs: ActingAs }

/** Somebody's absences, holidays and balances of a month. */
export async function monthAbsences(db: Database, asked: Asked): Promise<MonthAbsencesAnswer> {
  const row = found(await selectMonthAbsences(db, asked))
  return { ...(await answerOf(db, asked, row)), _links: linksOfMonthAbsences(asked, row) }
}

/** The same with the absences as they were when the planning was locked. */
export async function lockedMonthAbsences(db: Database, asked: PersonMonth): Promise<MonthAbsencesAnswer> {
  const absences = found(await selectLockedAbsences(db, asked))
  return answerOf(db, asked, { ...found(await selectMonthAbsences(db, asked)), absences })
}

async function answerOf(
  db: Database,
  { personId, yearMonth }: PersonMonth,
  row: MonthAbsencesRow,
): Promise<MonthAbsencesAnswer> {
  const absences: AbsenceRow[] = withSickDays(row.absences, row, {
    from: firstDayOf(yearMonth),
    until: lastDayOf(yearMonth),
  })
  return {
    absenceDtos: absences.map(absenceDto),
    holidayDtos: holidaysIn(yearMonth),
    ...(await readMonthBalance(db, { personId, yearMonth })),
    removedRecupHolidays: [],
  }
}
