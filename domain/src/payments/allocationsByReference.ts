import { cents, type Cents } from '../money/cents.ts'
import type { BankEntry } from './bankStatement.ts'
import type { Allocation } from './openInvoice.ts'

/** An invoice whose structured communication is in a bank movement. The invoice can already be paid. */
export type ReferencedInvoice = { readonly id: number; readonly paymentReference: string; readonly open: Cents }

type Received = Pick<BankEntry, 'amount' | 'paymentReference'>

/**
 * The parts of bank movements that are booked on invoices automatically, because the structured communication of the
 * movement is the reference of an invoice. Money above the open amount of the invoice becomes the customer's credit
 * (rule payments-9).
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
