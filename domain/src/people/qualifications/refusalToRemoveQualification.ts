export type QualificationUses = {
  /** The number of people who hold the qualification, who held it, or who will hold it. */
  readonly people: number
  /** The number of open shifts that ask the qualification, also of the past. */
  readonly needs: number
  /** The number of staffing levels that ask the qualification. */
  readonly levels: number
}

/** A qualification that a person holds, or that an open shift or a staffing level asks, cannot be removed (rule qualifications-2). */
export const refusalToRemoveQualification = ({
  people,
  needs,
  levels,
}: QualificationUses): { readonly code: 'qualification_in_use' } | null =>
  people + needs + levels === 0 ? null : { code: 'qualification_in_use' }
