import type { Day } from '@uurwerk/domain/time/day'
import type { InvoiceSummaryRow } from './invoiceRow.ts'

/** The day HR chose; else the day on which it got its number, which for a concept is today (house rules, 7.4). */
export const invoiceDateOf = (row: Pick<InvoiceSummaryRow, 'number' | 'dateChosen' | 'invoiceOn'>, today: Day): Day =>
  row.number === null && !row.dateChosen ? today : row.invoiceOn
