import type { SendInvoiceFacts } from './refusalToSendInvoice.ts'

export type ConfirmReceiptRefusal = { readonly code: 'invoice_not_finished' } | { readonly code: 'receipt_not_open' }

/**
 * HR can confirm that the customer received a document in two cases: nobody knows whether Peppol delivered it, or HR
 * sends the documents to this customer in another way than by Peppol or mail (rule invoicing-107).
 */
export function refusalToConfirmReceipt({
  number,
  peppol,
}: Pick<SendInvoiceFacts, 'number' | 'peppol'>): ConfirmReceiptRefusal | null {
  if (number === null) return { code: 'invoice_not_finished' }
  const isByHand = peppol.channel === 'none' && peppol.reachedBy === null && !peppol.waiting
  return peppol.unclear || isByHand ? null : { code: 'receipt_not_open' }
}
