export type HrEmployerRefusal = { readonly code: 'hr_employer_required' } | { readonly code: 'hr_employer_unknown' }

/** With two or more HR employers, HR must choose the one of the person (rule people-8). */
export function refusalToChooseHrEmployer(known: readonly number[], wanted: number | null): HrEmployerRefusal | null {
  if (wanted === null) return known.length > 1 ? { code: 'hr_employer_required' } : null
  return known.includes(wanted) ? null : { code: 'hr_employer_unknown' }
}

/** The HR employer that HR chose. When there is only one HR employer, it is chosen automatically. */
export const chosenHrEmployer = (known: readonly number[], wanted: number | null): number | null =>
  wanted ?? (known.length === 1 ? known[0]! : null)
