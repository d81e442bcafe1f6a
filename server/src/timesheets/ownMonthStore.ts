import { addDays, type Day } from '@uurwerk/domain/time/day'
import { periodsOverlap } from '@uurwerk/domain/time/dayPeriod'
import { sumSeconds } from '@uurwerk/domain/money/seconds'
import { firstDayOf, lastDayOf, yearOfMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { ABSENCES_JSON, COUNTED_ABSENCES, type MonthAbsencesRow } from '../absences/absenceStore.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { nearHolidaysIn } from '../balances/months/loadMonthFacts.ts'
import { BALANCE_COLUMNS, PERSON_WITH_OPENING, type MonthFactsRow } from '../balances/months/monthFactsStore.ts'
import { shiftsIn } from '../planning/shifts/personMonthStore.ts'
import type { Database } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { WORKED_MONTH_COLUMNS, type WorkedMonthRow } from './workedShifts/workedMonthStore.ts'

/** The code makes these columns from the shifts, absences and sicknesses of the month, without a second read. */
type Made = 'prolonged_sick_leaves' | 'worked_by_month' | 'shifts_near_holidays' | 'absences'

type OwnMonthRow = WorkedMonthRow &
  Omit<MonthFactsRow, Made> &
  Pick<MonthAbsencesRow, 'sick_day_seconds' | 'uses' | 'recup'> & { readonly absenceRows: MonthAbsencesRow['absences'] }

const ownMonth = prepared<OwnMonthRow, [personId: number, firstDay: Day, lastDay: Day, year: number]>(
  'own month',
  `select ${WORKED_MONTH_COLUMNS}, ${ABSENCES_JSON} as "absenceRows", ${COUNTED_ABSENCES}, ${BALANCE_COLUMNS}
   from ${PERSON_WITH_OPENING} p`,
)

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

type OwnMonthRows = {
  readonly worked: WorkedMonthRow
  readonly balance: MonthFactsRow
  readonly absences: MonthAbsencesRow
}

/** One SQL statement reads each shift and each absence once. */
export async function readOwnMonth(db: Database, { personId, yearMonth }: Input): Promise<OwnMonthRows> {
  const values = [firstDayOf(yearMonth), lastDayOf(yearMonth), yearOfMonth(yearMonth)] as const
  const [row] = await ownMonth(db, [personId, ...values])
  const worked = orNotFound(row ?? null)
  return { worked, balance: balanceRowOf(worked, yearMonth), absences: absencesRowOf(worked, yearMonth) }
}

function balanceRowOf(row: OwnMonthRow, yearMonth: YearMonth): MonthFactsRow {
  const extra = row.extra_holidays.flatMap(({ date }) => [addDays(date, -1), date])
  const near = new Set([...nearHolidaysIn(yearMonth), ...extra])
  const worked = shiftsIn(yearMonth, row.shifts).map((shift) => shift.worked)
  return {
    ...row,
    prolonged_sick_leaves: row.prolongedSickLeaves.map(({ start, end }) => [start, end]),
    worked_by_month: [[yearMonth, sumSeconds(worked)]],
    shifts_near_holidays: row.shifts
      .filter(({ day }) => near.has(day))
      .map(({ start, end, breakStart, breakEnd }) => [start, end, breakStart, breakEnd]),
    absences: row.absenceRows.map(({ day, seconds, category }) => [day, seconds, category]),
  }
}

function absencesRowOf(row: OwnMonthRow, yearMonth: YearMonth): MonthAbsencesRow {
  const { employment, sick_day_seconds, uses, recup, absenceRows, prolongedSickLeaves } = row
  const month = { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }
  const byDay = Map.groupBy(shiftsIn(yearMonth, row.shifts), ({ day }) => day)
  const secondsOf = ([day, shifts]: [Day, OwnMonthRow['shifts'][number][]]) =>
    [day, sumSeconds(shifts.map(({ worked }) => worked))] as const
  return {
    employment,
    sick_day_seconds,
    uses,
    recup,
    absences: absenceRows,
    prolonged_sick_leaves: prolongedSickLeaves.filter((leave) => periodsOverlap(leave, month)),
    shift_seconds: Object.fromEntries([...byDay].map(secondsOf)),
  }
}
