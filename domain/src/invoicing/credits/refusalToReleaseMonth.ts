import type { InvoiceFacts } from '../steps/invoiceStatus.ts'

export type ReleaseMonthFacts = Pick<InvoiceFacts, 'creditNote'> & {
  /** True when the invoice keeps its contract month invoiced. */
  readonly keepsMonth: boolean
}

/**
 * The reason why HR cannot release the month of an invoice. HR releases it when nothing is left of the invoice and the
 * month is still invoiced (rule invoicing-32).
 */
export const refusalToReleaseMonth = ({ creditNote, keepsMonth }: ReleaseMonthFacts) =>
  creditNote !== null && keepsMonth ? null : ({ code: 'month_not_kept' } as const)
