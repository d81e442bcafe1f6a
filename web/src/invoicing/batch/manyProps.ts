import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { InvoiceRow } from '../queries.ts'

/** What a question about many invoices of the list is given. */
export type ManyProps = {
  readonly yearMonth: YearMonth
  readonly invoices: readonly InvoiceRow[]
  readonly onStarted: () => void
  readonly onClose: () => void
}
