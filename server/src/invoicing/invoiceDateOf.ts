import type { Day } from '@uurwerk/domain/time/day'
import type { InvoiceSummaryRow } from './invoiceRow.ts'

/**
 * The date of an invoice: the date that HR chose. When HR chose no date, it is the day on which the invoice got its
 * number. For a concept invoice without a chosen date, it is today (rule invoicing-20).
 */
export const invoiceDateOf = (row: Pick<InvoiceSummaryRow, 'number' | 'dateChosen' | 'invoiceOn'>, today: Day): Day =>
  row.number === null && !row.dateChosen ? today : row.invoiceOn
