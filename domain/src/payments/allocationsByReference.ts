import { cents, type Cents } from '../money/cents.ts'
import type { BankEntry } from './bankStatement.ts'
import type { Allocation } from './openInvoice.ts'

/** An invoice that a structured communication names, also when nothing is due on it any more. */
export type ReferencedInvoice = { readonly id: number; readonly paymentReference: string; readonly open: Cents }

type Received = Pick<BankEntry, 'amount' | 'paymentReference'>

/**
 * The allocations of movements whose structured communication is the reference of an invoice: they are booked without a
 * question. More than the invoice needs stays to the customer's credit (rule payments-9).
 */
export function allocationsByReference(
  entries: readonly Received[],
  invoices: readonly ReferencedInvoice[],
): readonly (readonly Allocation[])[] {
  const byReference = new Map(invoices.map((invoice) => [invoice.paymentReference, { ...invoice }]))
  return entries.map(({ amount, paymentReference }) => {
    const invoice = paymentReference === null ? undefined : byReference.get(paymentReference)
    if (invoice === undefined || amount <= 0) return []
    const booked = cents(Math.min(amount, Math.max(invoice.open, 0)))
    invoice.open = cents(invoice.open - booked)
    return [
      { invoiceId: invoice.id, amount: booked, isSurplus: false },
      { invoiceId: invoice.id, amount: cents(amount - booked), isSurplus: true },
    ].filter((allocation) => allocation.amount > 0)
  })
}
