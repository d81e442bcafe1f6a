import { z } from 'zod'
import { dayField } from './documentFields.ts'
import { InvoiceDocument } from './invoiceDocument.ts'

/** A credit note repeats the invoice it takes back, whole (article 53 § 2 of the VAT code). */
export const CreditNoteDocument = z.object({
  invoice: InvoiceDocument.extend({ number: z.string() }),
  number: z.string(),
  date: dayField,
  reason: z.string(),
})
export type CreditNoteDocument = z.infer<typeof CreditNoteDocument>
