import type { PersonKind } from '../people/personKind.ts'

/** Why somebody has no counters of leave and nothing to recuperate (rule balances-9). */
export const refusalToKeepBalances = (kind: PersonKind): { readonly code: 'independent_has_no_balances' } | null =>
  kind === 'independent' ? { code: 'independent_has_no_balances' } : null
