import { z } from 'zod'
import { centsField, dayField } from './documentFields.ts'
import { InvoiceDocument, LineVat } from './invoiceDocument.ts'

/**
 * A credit note of a whole invoice or of some lines of an invoice (article 53, § 2 of the VAT Code; rule invoicing-33).
 */
export const CreditNoteDocument = z.object({
  invoice: InvoiceDocument.extend({ number: z.string() }),
  amounts: z.array(z.object({ description: z.string(), amount: centsField, vat: LineVat })),
  isWhole: z.boolean(),
  number: z.string(),
  date: dayField,
  reason: z.string(),
})
export type CreditNoteDocument = z.infer<typeof CreditNoteDocument>
