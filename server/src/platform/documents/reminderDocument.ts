import { z } from 'zod'
import { CompanyBlock, centsField, dayField } from './documentFields.ts'
import { CustomerBlock } from './invoiceDocument.ts'

/** The content of a payment reminder on paper, as a copy of the data. */
export const ReminderDocument = z.object({
  company: CompanyBlock,
  customer: CustomerBlock,
  title: z.string(),
  date: dayField,
  /** The paragraphs before the table of invoices. `closing` has the paragraphs after the table. */
  opening: z.array(z.string()),
  closing: z.array(z.string()),
  invoices: z.array(
    z.object({
      number: z.string(),
      date: dayField,
      dueDate: dayField,
      /** The amount that is still to be paid, after credit notes and payments. */
      open: centsField,
      structuredCommunication: z.string(),
    }),
  ),
})
export type ReminderDocument = z.infer<typeof ReminderDocument>
