import type { Database } from '../db/database.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { selectPersonAbsences, type AbsenceRow, type AbsenceSpan } from './absenceStore.ts'
import { withSickDays } from './withSickDays.ts'

/**
 * Somebody's absences in the order of their days, both bounds included. The weekdays of prolonged sickness are among
 * them as DAILY_ABSENCE_PROLONGED_SICK_LEAVE, with id 0: there is no record of them.
 */
export async function absenceRows(db: Database, span: AbsenceSpan): Promise<AbsenceRow[]> {
  const person = orNotFound(await selectPersonAbsences(db, span))
  return withSickDays(person.absences, person, span)
}
