import type { PersonKind } from '../people/personKind.ts'

export type PayrollRefusal = { readonly code: 'no_payroll_for_independent' }

/**
 * The reason why a person has no payroll timesheet: the person is self-employed and sends invoices instead (rule
 * payroll-7).
 */
export const refusalToReadPayroll = (kind: PersonKind): PayrollRefusal | null =>
  kind === 'independent' ? { code: 'no_payroll_for_independent' } : null
