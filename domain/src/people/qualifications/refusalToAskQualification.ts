/**
 * The reason why a qualification cannot be required any more: the company no longer uses it (rule qualifications-2).
 */
export const refusalToAskQualification = ({
  active,
}: {
  readonly active: boolean
}): { readonly code: 'qualification_ended' } | null => (active ? null : { code: 'qualification_ended' })
