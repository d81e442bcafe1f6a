/** The company no longer uses the qualification (rule qualifications-2). */
export const refusalToAskQualification = ({
  active,
}: {
  readonly active: boolean
}): { readonly code: 'qualification_ended' } | null => (active ? null : { code: 'qualification_ended' })
