import type { InvoiceFacts } from '../steps/invoiceStatus.ts'

export type ReleaseMonthFacts = Pick<InvoiceFacts, 'creditNote'> & {
  /** True when the contract month still counts as invoiced because of this invoice. */
  readonly keepsMonth: boolean
}

/** The whole invoice must be credited while the month still counts as invoiced (rule invoicing-133). */
export const refusalToReleaseMonth = ({ creditNote, keepsMonth }: ReleaseMonthFacts) =>
  creditNote !== null && keepsMonth ? null : ({ code: 'month_not_kept' } as const)
