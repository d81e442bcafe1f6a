import type { CreditNoteDocument } from '../../platform/documents/creditNoteDocument.ts'
import { invoiceDocumentOf } from './invoiceDocumentOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'

/** The content of the credit note of an invoice. */
export function creditNoteDocumentOf(row: InvoiceRow): CreditNoteDocument {
  const { number, creditNote } = row
  if (number === null || creditNote === null) throw new Error(`invoice ${row.id} has no credit note`)
  return { invoice: { ...invoiceDocumentOf(row, row.invoiceOn), number }, ...creditNote }
}
