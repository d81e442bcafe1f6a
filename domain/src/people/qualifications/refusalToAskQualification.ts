/** A qualification that the company no longer uses cannot be given, and no new open shift can ask it (rule qualifications-2). */
export const refusalToAskQualification = ({
  active,
}: {
  readonly active: boolean
}): { readonly code: 'qualification_ended' } | null => (active ? null : { code: 'qualification_ended' })
