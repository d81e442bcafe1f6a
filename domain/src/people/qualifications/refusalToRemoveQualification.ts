export type QualificationUses = {
  /** The number of people who hold the qualification, who held it, or who will hold it. */
  readonly people: number
  /** The number of open shifts that require the qualification, also in the past. */
  readonly needs: number
  readonly levels: number
  /** The number of shift types that require the qualification, also archived shift types. */
  readonly shiftTypes: number
}

/**
 * Refused while a person holds the qualification, or an open shift, a staffing level or a shift type requires it (rule
 * qualifications-2).
 */
export const refusalToRemoveQualification = ({
  people,
  needs,
  levels,
  shiftTypes,
}: QualificationUses): { readonly code: 'qualification_in_use' } | null =>
  people + needs + levels + shiftTypes === 0 ? null : { code: 'qualification_in_use' }
