import { invoiceStatusOf, isStepOpen, type InvoiceFacts } from './invoiceStatus.ts'
import type { NotConceptRefusal } from './refusalToEditInvoice.ts'

/** Only a concept can be deleted, because an invoice with a number stays in the books (rule invoicing-17). */
export const refusalToDeleteInvoice = (facts: InvoiceFacts): NotConceptRefusal | null =>
  isStepOpen(invoiceStatusOf(facts), 'delete') ? null : { code: 'invoice_not_concept' }
