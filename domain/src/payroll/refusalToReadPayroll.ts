import type { PersonKind } from '../people/personKind.ts'

export type PayrollRefusal = { readonly code: 'no_payroll_for_independent' }

/** Why a person has no payroll timesheet: an independent sends invoices (rule payroll-7). */
export const refusalToReadPayroll = (kind: PersonKind): PayrollRefusal | null =>
  kind === 'independent' ? { code: 'no_payroll_for_independent' } : null
