/** The reason why an HR employer cannot be removed: it still has people (rule people-10). */
export const refusalToRemoveHrEmployer = ({
  peopleCount,
}: {
  readonly peopleCount: number
}): { readonly code: 'hr_employer_in_use' } | null => (peopleCount === 0 ? null : { code: 'hr_employer_in_use' })
