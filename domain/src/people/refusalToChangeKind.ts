import type { PersonKind } from './personKind.ts'

export type KindFacts = {
  readonly kind: PersonKind
  /** What is out of sight again does not count, nor what public holidays grant by themselves. */
  readonly hasShifts: boolean
  readonly hasAbsences: boolean
  readonly hasBalances: boolean
  readonly hasCompletedMonths: boolean
}

/** Months, counters and payroll are made with the kind: it changes only while there is none of them (rule people-2). */
export function refusalToChangeKind(
  facts: KindFacts,
  wanted: PersonKind,
): { readonly code: 'kind_has_history' } | null {
  if (wanted === facts.kind) return null
  const hasHistory = facts.hasShifts || facts.hasAbsences || facts.hasBalances || facts.hasCompletedMonths
  return hasHistory ? { code: 'kind_has_history' } : null
}
