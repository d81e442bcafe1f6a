import type { Database } from '../db/database.ts'
import { found } from '../http/Refused.ts'
import { selectPersonAbsences, type AbsenceRow, type AbsenceSpan } from './absenceStore.ts'
import { sickDaysOf } from './sickDaysOf.ts'

/**
 * Somebody's absences in the order of their days, both bounds included. The weekdays of prolonged sickness are among
 * them as DAILY_ABSENCE_PROLONGED_SICK_LEAVE, with id 0: there is no record of them.
 */
export async function absenceRows(db: Database, span: AbsenceSpan, instead: readonly AbsenceRow[] | null = null): Promise<AbsenceRow[]> {
  const row = found(await selectPersonAbsences(db, span))
  const person = {
    prolongedSickLeave: row.prolonged_sick_leaves.map(([start, end]) => ({ start, end })),
    employment: { start: row.employment_start_on, end: row.employment_end_on },
    sickDaySeconds: row.sick_day_seconds,
  }
  return [...(instead ?? row.absences), ...sickDaysOf(person, span.from, span.until)].sort(byDay)
}

const byDay = (a: AbsenceRow, b: AbsenceRow): number => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1)
