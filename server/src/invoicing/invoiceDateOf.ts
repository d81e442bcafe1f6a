import type { Day } from '@uurwerk/domain/time/day'
import type { InvoiceSummaryRow } from './invoiceRow.ts'

/** The date that HR chose, or the day of numbering, or today for a concept invoice (rule invoicing-20). */
export const invoiceDateOf = (row: Pick<InvoiceSummaryRow, 'number' | 'dateChosen' | 'invoiceOn'>, today: Day): Day =>
  row.number === null && !row.dateChosen ? today : row.invoiceOn
