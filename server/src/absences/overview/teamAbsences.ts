import type { TeamAbsences, teamAbsences as endpoint } from '@uurwerk/contract/absences/teamAbsences'
import { absencePeriods, type AbsencePeriod } from '@uurwerk/domain/absences/absencePeriods'
import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { addDays, eachDay, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { periodsOverlap, type DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf } from '../../app/context.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { listMembers, listNames, type MemberRow } from './teamAbsencesStore.ts'

/** The screen shows whole weeks: the first and the last week of a month can have six days of another month. */
const WEEK = 6
/** The days around the month for which absences are read, so that a period has its real first and last day. */
const AROUND = 31

/** The absent people of a month. Each person has a row with the periods of absence (rule absences-54). */
export async function teamAbsences(db: Database, yearMonth: YearMonth): Promise<AnswerOf<typeof endpoint>> {
  const shown = { start: addDays(firstDayOf(yearMonth), -WEEK), end: addDays(lastDayOf(yearMonth), WEEK) }
  const read = { from: addDays(firstDayOf(yearMonth), -AROUND), until: addDays(lastDayOf(yearMonth), AROUND) }
  const [rows, extra] = await Promise.all([listMembers(db, { yearMonth, ...read }), listExtraHolidays(db, read)])
  const free = new Set(eachDay(read.from, read.until).filter((day) => isWeekend(day) || holidayOn(day, extra) !== null))
  return {
    yearMonth,
    holidays: eachDay(shown.start, shown.end).flatMap((day) => holidayOn(day, extra) ?? []),
    ...(await listNames(db, rows)),
    members: rows.map((row) => memberDto(row, shown, (day) => free.has(day))),
  }
}

const memberDto = (
  { days, sickLeaves, ...member }: MemberRow,
  shown: DayPeriod,
  isFree: (day: Day) => boolean,
): TeamAbsences['members'][number] => ({
  ...member,
  customerIds: [...member.customerIds],
  periods: [...absencePeriods(days, isFree), ...sickLeaves.map(prolonged)]
    .filter((period) => periodsOverlap(period, shown))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
})

const prolonged = ({ start, end }: DayPeriod): AbsencePeriod => ({
  start,
  end,
  category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
  fullDay: true,
  editedByAdmin: true,
  days: end === null ? null : eachDay(start, end).filter((day) => !isWeekend(day)).length,
})
