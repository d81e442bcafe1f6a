import type { PersonKind } from '../people/personKind.ts'

export type PayrollRefusal = { readonly code: 'no_payroll_for_independent' }

/** A self-employed person has no payroll timesheet, because this person sends invoices (rule payroll-7). */
export const refusalToReadPayroll = (kind: PersonKind): PayrollRefusal | null =>
  kind === 'independent' ? { code: 'no_payroll_for_independent' } : null
