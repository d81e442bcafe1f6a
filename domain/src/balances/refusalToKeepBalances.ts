import type { PersonKind } from '../people/personKind.ts'

/** The reason why a person has no leave counters and no recuperation: the person is self-employed (rule balances-9). */
export const refusalToKeepBalances = (kind: PersonKind): { readonly code: 'independent_has_no_balances' } | null =>
  kind === 'independent' ? { code: 'independent_has_no_balances' } : null
