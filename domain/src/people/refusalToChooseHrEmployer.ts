export type HrEmployerRefusal = { readonly code: 'hr_employer_required' } | { readonly code: 'hr_employer_unknown' }

/** HR must choose the HR employer of a person when there are two or more HR employers (rule people-8). */
export function refusalToChooseHrEmployer(known: readonly number[], wanted: number | null): HrEmployerRefusal | null {
  if (wanted === null) return known.length > 1 ? { code: 'hr_employer_required' } : null
  return known.includes(wanted) ? null : { code: 'hr_employer_unknown' }
}

/** When there is only one HR employer, the server chooses this HR employer automatically. */
export const chosenHrEmployer = (known: readonly number[], wanted: number | null): number | null =>
  wanted ?? (known.length === 1 ? known[0]! : null)
