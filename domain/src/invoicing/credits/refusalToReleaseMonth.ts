import type { InvoiceFacts } from '../steps/invoiceStatus.ts'

export type ReleaseMonthFacts = Pick<InvoiceFacts, 'creditNote'> & {
  /** True when the contract month still counts as invoiced because of this invoice. */
  readonly keepsMonth: boolean
}

/**
 * Refuses to release a month (to allow a new invoice of the month) when a part of the invoice is not credited, or when
 * the month does not count as invoiced because of this invoice (rule invoicing-133).
 */
export const refusalToReleaseMonth = ({ creditNote, keepsMonth }: ReleaseMonthFacts) =>
  creditNote !== null && keepsMonth ? null : ({ code: 'month_not_kept' } as const)
