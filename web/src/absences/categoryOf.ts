import type { Absence } from '@uurwerk/contract/absences/absences'
import { isAbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'

/** The kind of an absence. The API sends the kind as plain text. */
export function categoryOf({ absenceCategory }: Pick<Absence, 'absenceCategory'>): AbsenceCategory {
  if (!isAbsenceCategory(absenceCategory)) throw new RangeError(`not a kind of absence: ${absenceCategory}`)
  return absenceCategory
}
