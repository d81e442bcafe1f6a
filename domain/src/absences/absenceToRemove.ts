import type { AbsenceCategory } from './absenceCategory.ts'

/**
 * The absence that is removed from a day, found by its kind and length. When two half days are equal, the half day that
 * was booked last is removed (rule absences-39).
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
