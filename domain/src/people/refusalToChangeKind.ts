import type { PersonKind } from './personKind.ts'

export type KindFacts = {
  readonly kind: PersonKind
  /**
   * The next four fields ignore closed records. The days that a person gets for public holidays do not count as
   * balances.
   */
  readonly hasShifts: boolean
  readonly hasAbsences: boolean
  readonly hasBalances: boolean
  readonly hasCompletedMonths: boolean
}

/**
 * The kind of a person can change only while the person has no shifts, absences, balances and confirmed months, because
 * these depend on the kind (rule people-2).
 */
export function refusalToChangeKind(
  facts: KindFacts,
  wanted: PersonKind,
): { readonly code: 'kind_has_history' } | null {
  if (wanted === facts.kind) return null
  const hasHistory = facts.hasShifts || facts.hasAbsences || facts.hasBalances || facts.hasCompletedMonths
  return hasHistory ? { code: 'kind_has_history' } : null
}
