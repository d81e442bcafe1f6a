import type { PersonKind } from './personKind.ts'

export type KindFacts = {
  readonly kind: PersonKind
  /**
   * True when the person has shifts. In all four fields, closed records (still stored but not used any more) do not
   * count, and days of leave that public holidays gave do not count as balances.
   */
  readonly hasShifts: boolean
  readonly hasAbsences: boolean
  readonly hasBalances: boolean
  readonly hasCompletedMonths: boolean
}

/**
 * The reason why a person cannot change from employee to self-employed or back. The person can change only while no
 * months, leave counters or payroll exist, because their calculation depends on the kind of person (rule people-2).
 */
export function refusalToChangeKind(
  facts: KindFacts,
  wanted: PersonKind,
): { readonly code: 'kind_has_history' } | null {
  if (wanted === facts.kind) return null
  const hasHistory = facts.hasShifts || facts.hasAbsences || facts.hasBalances || facts.hasCompletedMonths
  return hasHistory ? { code: 'kind_has_history' } : null
}
