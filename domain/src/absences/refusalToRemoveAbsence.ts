import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { ActingAs } from '../people/actingAs.ts'
import { isSickness, type AbsenceCategory } from './absenceCategory.ts'

export type RemovalFacts = { readonly actingAs: ActingAs; readonly freeze: MonthFreeze | null }

export type RemovalRefusal = { readonly code: MonthFreeze } | { readonly code: 'absence_not_removable' }

/**
 * The reason why an absence cannot be removed. An employee may also remove an absence that HR entered, but not a
 * sickness that HR entered (rule absences-38).
 */
export function refusalToRemoveAbsence(
  { actingAs, freeze }: RemovalFacts,
  absence: { readonly category: AbsenceCategory; readonly editedByAdmin: boolean },
): RemovalRefusal | null {
  if (freeze !== null) return { code: freeze }
  const keptByHr = actingAs === 'employee' && absence.editedByAdmin && isSickness(absence.category)
  return keptByHr ? { code: 'absence_not_removable' } : null
}
