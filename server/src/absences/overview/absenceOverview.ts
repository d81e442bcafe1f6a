import type { monthAbsenceRows } from '@uurwerk/contract/absences/absences'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { absenceTitle, absenceTypeName } from '@uurwerk/domain/absences/absenceType'
import { dayOfMonth, eachDay, isWeekend, type Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { listAbsenceOverview, type OverviewRow } from './absenceRowStore.ts'

type Overview = ResponseOf<typeof monthAbsenceRows>

/** The absences of all people in a month, grouped by day (rule absences-53). */
export async function absenceOverview(db: Database, yearMonth: YearMonth): Promise<Overview> {
  const rows = await listAbsenceOverview(db, yearMonth)
  const absenceRowDtoList = rows.flatMap((row) => daysOf(row).map((day) => absenceRowDto(row, day)))
  return { _embedded: { absenceRowDtoList: absenceRowDtoList.sort((a, b) => a.dayInMonth - b.dayInMonth) } }
}

/** A prolonged sickness is shown on each weekday of its period. Any other absence has one day. */
const daysOf = ({ category, start_on, end_on }: OverviewRow): Day[] =>
  start_on === end_on && category !== 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'
    ? [start_on]
    : eachDay(start_on, end_on).filter((day) => !isWeekend(day))

const absenceRowDto = (row: OverviewRow, day: Day): Overview['_embedded']['absenceRowDtoList'][number] => ({
  dayInMonth: dayOfMonth(day),
  userId: row.person_id,
  firstName: row.first_name,
  lastName: row.last_name,
  absenceType: absenceTypeName(row.category, row.full_day),
  absenceUserReadableFormat: absenceTitle(row.category, row.full_day),
  editedByAdmin: row.edited_by_admin,
})
