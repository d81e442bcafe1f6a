import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { readPersonAbsencesRow, type AbsenceRow, type AbsenceSpan } from './absenceStore.ts'
import { withSickDays } from './withSickDays.ts'

/** The weekdays of prolonged sickness get id 0, because the database has no record for each of these days. */
export async function absenceRows(db: Database, span: AbsenceSpan): Promise<AbsenceRow[]> {
  const person = orNotFound(await readPersonAbsencesRow(db, span))
  return withSickDays(person.absences, person, span)
}
