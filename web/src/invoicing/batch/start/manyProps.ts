import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { InvoiceRow } from '../../queries.ts'

/** The properties of a dialog about several invoices of the list. */
export type ManyProps = {
  readonly yearMonth: YearMonth
  readonly invoices: readonly InvoiceRow[]
  readonly onStarted: () => void
  readonly onClose: () => void
}
