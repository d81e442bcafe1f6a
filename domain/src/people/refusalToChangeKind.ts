import type { PersonKind } from './personKind.ts'

export type KindFacts = {
  readonly kind: PersonKind
  /** Closed records do not count, nor the days granted for public holidays. */
  readonly hasShifts: boolean
  readonly hasAbsences: boolean
  readonly hasBalances: boolean
  readonly hasCompletedMonths: boolean
}

/**
 * Months, counters and payroll are calculated with the kind, so it can change only while the person has none of them
 * (rule people-2).
 */
export function refusalToChangeKind(
  facts: KindFacts,
  wanted: PersonKind,
): { readonly code: 'kind_has_history' } | null {
  if (wanted === facts.kind) return null
  const hasHistory = facts.hasShifts || facts.hasAbsences || facts.hasBalances || facts.hasCompletedMonths
  return hasHistory ? { code: 'kind_has_history' } : null
}
