import type { AbsenceCategory } from './absenceCategory.ts'

/**
 * The absence of a day that a removal names. Of two equal half days it is the one that was booked last (rule
 * absences-39).
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
