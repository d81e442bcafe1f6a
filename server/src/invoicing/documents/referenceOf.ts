import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import type { InvoiceRow } from '../invoiceRow.ts'

type Numbered = Pick<InvoiceRow, 'numberYear' | 'numberSequence'>

/** A concept invoice has no payment reference, because nobody can pay a concept invoice. */
export const referenceOf = ({ numberYear: year, numberSequence: sequence }: Numbered): string | null =>
  year === null || sequence === null ? null : paymentReference({ year, sequence })
