import { invoiceStatusOf, isStepOpen } from './invoiceStatus.ts'
import type { InvoiceFacts } from './invoiceStatus.ts'
import type { NotConceptRefusal } from './refusalToEditInvoice.ts'

/** Only a concept may go: a number that was given stays in the books (house rules, 7.4). */
export const refusalToDeleteInvoice = (facts: InvoiceFacts): NotConceptRefusal | null =>
  isStepOpen(invoiceStatusOf(facts), 'delete') ? null : { code: 'invoice_not_concept' }
