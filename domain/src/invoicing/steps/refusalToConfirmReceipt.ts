import type { SendInvoiceFacts } from './refusalToSendInvoice.ts'

export type ConfirmReceiptRefusal = { readonly code: 'invoice_not_finished' } | { readonly code: 'receipt_not_open' }

/** HR confirms when nobody knows whether Peppol delivered, or when HR brings the documents (rule invoicing-107). */
export function refusalToConfirmReceipt({
  number,
  peppol,
}: Pick<SendInvoiceFacts, 'number' | 'peppol'>): ConfirmReceiptRefusal | null {
  if (number === null) return { code: 'invoice_not_finished' }
  const isByHand = peppol.channel === 'none' && peppol.reachedBy === null && !peppol.waiting
  return peppol.unclear || isByHand ? null : { code: 'receipt_not_open' }
}
