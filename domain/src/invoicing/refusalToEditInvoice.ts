import { invoiceStatusOf, isStepOpen } from './invoiceStatus.ts'
import type { InvoiceFacts } from './invoiceStatus.ts'

export type FinishedInvoiceRefusal = { readonly code: 'invoice_finished'; readonly number: string | null }

/** An invoice with a number never changes; a correction is a credit note (house rules, 7.3). */
export const refusalToEditInvoice = (facts: InvoiceFacts): FinishedInvoiceRefusal | null =>
  isStepOpen(invoiceStatusOf(facts), 'edit') ? null : { code: 'invoice_finished', number: facts.number }
