import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { ActingAs } from '../people/actingAs.ts'
import { isSickness, type AbsenceCategory } from './absenceCategory.ts'

export type RemovalFacts = { readonly actingAs: ActingAs; readonly freeze: MonthFreeze | null }

export type RemovalRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'absence_not_removable' | 'day_of_prolonged_sickness' }

type AbsenceToRemove = {
  /**
   * The id of the absence. It is 0 for a day of a prolonged sickness, which has no absence record (rule absences-22).
   */
  readonly id: number
  readonly category: AbsenceCategory
  readonly editedByAdmin: boolean
}

/** An employee may remove an absence that HR entered, but not a sickness that HR entered (rule absences-38). */
export function refusalToRemoveAbsence(
  { actingAs, freeze }: RemovalFacts,
  { id, category, editedByAdmin }: AbsenceToRemove,
): RemovalRefusal | null {
  if (freeze !== null) return { code: freeze }
  if (actingAs === 'employee' && editedByAdmin && isSickness(category)) return { code: 'absence_not_removable' }
  return id === 0 ? { code: 'day_of_prolonged_sickness' } : null
}
