import { RefusalError } from '../../app/RefusalError.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'

/** Without an id of the credit note, the request is about the latest credit note of the invoice. */
export type CreditNoteInput = { readonly id: number; readonly creditNoteId?: number | undefined }

/** Finds the credit note of the request, or answers 404 (rule invoicing-132). */
export function creditNoteIn({ creditNotes }: InvoiceRow, { creditNoteId }: CreditNoteInput): CreditNoteRow {
  const note = creditNotes.find(({ id }) => creditNoteId === undefined || id === creditNoteId)
  if (note === undefined) throw new RefusalError({ code: 'no_credit_note' })
  return note
}
