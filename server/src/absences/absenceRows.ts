import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { readPersonAbsencesRow, type AbsenceRow, type AbsenceSpan } from './absenceStore.ts'
import { withSickDays } from './withSickDays.ts'

/**
 * The absences of a person from the first to the last given day, sorted by day. The list includes the weekdays of
 * prolonged sickness, which get id 0 because the database has no record for each of these days.
 */
export async function absenceRows(db: Database, span: AbsenceSpan): Promise<AbsenceRow[]> {
  const person = orNotFound(await readPersonAbsencesRow(db, span))
  return withSickDays(person.absences, person, span)
}
