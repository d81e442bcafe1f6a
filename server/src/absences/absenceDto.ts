import type { StoredAbsence } from '@uurwerk/contract/absences/absences'
import { absenceDescriptions } from '@uurwerk/domain/absences/absenceCategory'
import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import type { AbsenceRow } from './absenceStore.ts'

export function absenceDto(row: AbsenceRow): StoredAbsence {
  const { color } = absenceDescriptions[row.category]
  const absenceType = absenceTypeOf(row.category, row.fullDay, row.counter)
  return {
    id: row.id,
    version: row.version,
    date: row.day,
    start: row.day,
    hours: hoursOf(row.seconds),
    fullDay: row.fullDay,
    title: absenceType.userReadableFormat,
    color,
    textColor: textColorOn(color),
    editedByAdmin: row.editedByAdmin,
    absenceCategory: row.category,
    absenceType,
  }
}
