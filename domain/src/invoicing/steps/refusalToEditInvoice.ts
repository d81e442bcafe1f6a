import { invoiceStatusOf, isStepOpen, type InvoiceFacts } from './invoiceStatus.ts'

export type NotConceptRefusal = { readonly code: 'invoice_not_concept' }

/** An invoice with a number never changes. HR corrects it with a credit note (rule invoicing-15). */
export const refusalToEditInvoice = (facts: InvoiceFacts): NotConceptRefusal | null =>
  isStepOpen(invoiceStatusOf(facts), 'edit') ? null : { code: 'invoice_not_concept' }
