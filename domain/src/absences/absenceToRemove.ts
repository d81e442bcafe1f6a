import type { AbsenceCategory } from './absenceCategory.ts'

/**
 * The absence that is removed from a day. It is found by its kind and length. When a day has two equal half days, the
 * one that was booked last is removed (rule absences-39).
 */
export const absenceToRemove = <
  Absence extends { readonly id: number; readonly category: AbsenceCategory; readonly fullDay: boolean },
>(
  absencesOfDay: readonly Absence[],
  wanted: { readonly category: AbsenceCategory; readonly fullDay: boolean },
): Absence | null =>
  absencesOfDay
    .filter(({ category, fullDay }) => category === wanted.category && fullDay === wanted.fullDay)
    .sort((a, b) => b.id - a.id)[0] ?? null
