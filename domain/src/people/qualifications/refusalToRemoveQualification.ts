export type QualificationUses = {
  /** The number of people who hold the qualification, who held it, or who will hold it. */
  readonly people: number
  /** The number of open shifts that require the qualification, also in the past. */
  readonly needs: number
  /** The number of staffing levels that require the qualification. */
  readonly levels: number
}

/**
 * The reason why a qualification cannot be removed: a person holds it, or an open shift or a staffing level requires it
 * (rule qualifications-2).
 */
export const refusalToRemoveQualification = ({
  people,
  needs,
  levels,
}: QualificationUses): { readonly code: 'qualification_in_use' } | null =>
  people + needs + levels === 0 ? null : { code: 'qualification_in_use' }
