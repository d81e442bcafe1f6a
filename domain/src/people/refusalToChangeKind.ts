import type { PersonKind } from './personKind.ts'

export type KindFacts = {
  readonly kind: PersonKind
  /** Closed records, and days that public holidays gave, do not count as shifts, absences or counters of a person. */
  readonly hasShifts: boolean
  readonly hasAbsences: boolean
  readonly hasBalances: boolean
  readonly hasCompletedMonths: boolean
}

/**
 * The kind of a person (employee or independent) can change only while the person has no months, counters or payroll,
 * because these are calculated with the kind (rule people-2).
 */
export function refusalToChangeKind(
  facts: KindFacts,
  wanted: PersonKind,
): { readonly code: 'kind_has_history' } | null {
  if (wanted === facts.kind) return null
  const hasHistory = facts.hasShifts || facts.hasAbsences || facts.hasBalances || facts.hasCompletedMonths
  return hasHistory ? { code: 'kind_has_history' } : null
}
