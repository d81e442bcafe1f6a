import type { Database } from '../db/database.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { selectPersonAbsences, type AbsenceRow, type AbsenceSpan } from './absenceStore.ts'
import { withSickDays } from './withSickDays.ts'

/**
 * The absences of a person between two days, both included, in the order of their days. The weekdays of prolonged
 * sickness are included with id 0, because they have no record of their own.
 */
export async function absenceRows(db: Database, span: AbsenceSpan): Promise<AbsenceRow[]> {
  const person = orNotFound(await selectPersonAbsences(db, span))
  return withSickDays(person.absences, person, span)
}
