import type { AbsenceCategory } from './absenceCategory.ts'

/** The absence is found by kind and length. Of two equal half days, the later booking is removed (rule absences-39). */
export const absenceToRemove = <
  Absence extends { readonly id: number; readonly category: AbsenceCategory; readonly fullDay: boolean },
>(
  absencesOfDay: readonly Absence[],
  wanted: { readonly category: AbsenceCategory; readonly fullDay: boolean },
): Absence | null =>
  absencesOfDay
    .filter(({ category, fullDay }) => category === wanted.category && fullDay === wanted.fullDay)
    .sort((a, b) => b.id - a.id)[0] ?? null
