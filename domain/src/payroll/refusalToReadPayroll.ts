import type { PersonKind } from '../people/personKind.ts'

export type PayrollRefusal = { readonly code: 'no_payroll_for_independent' }

/** Why somebody has no payroll timesheet: an independent sends invoices instead. */
export const refusalToReadPayroll = (kind: PersonKind): PayrollRefusal | null =>
  kind === 'independent' ? { code: 'no_payroll_for_independent' } : null
