import { z } from 'zod'
import { dayField } from './documentFields.ts'
import { InvoiceDocument } from './invoiceDocument.ts'

/** A credit note repeats the whole invoice that it credits: article 53, § 2 of the VAT Code (rule invoicing-33). */
export const CreditNoteDocument = z.object({
  invoice: InvoiceDocument.extend({ number: z.string() }),
  number: z.string(),
  date: dayField,
  reason: z.string(),
})
export type CreditNoteDocument = z.infer<typeof CreditNoteDocument>
