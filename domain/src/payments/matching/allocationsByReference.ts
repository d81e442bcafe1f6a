import { cents, NO_CENTS } from '../../money/cents.ts'
import type { BankEntry } from '../statements/bankStatement.ts'
import type { Allocation, OpenInvoice } from '../openInvoice.ts'

/** An invoice whose payment reference is in a bank movement. The invoice can already be paid. */
export type ReferencedInvoice = Pick<OpenInvoice, 'id' | 'paymentReference' | 'open' | 'claimed'>

type Received = Pick<BankEntry, 'amount' | 'paymentReference'>

/**
 * Books each movement with the payment reference of an invoice on that invoice. Money above the open amount becomes a
 * credit, unless it is exactly the interest and the compensation that a reminder asked for (rules payments-9,
 * payments-38).
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
    const rest = cents(amount - booked)
    const isExtra = rest > 0 && rest === invoice.claimed
    if (isExtra) invoice.claimed = NO_CENTS
    return [
      { invoiceId: invoice.id, amount: booked, isSurplus: false },
      { invoiceId: invoice.id, amount: rest, ...(isExtra ? { isSurplus: false, isExtra } : { isSurplus: true }) },
    ].filter((allocation) => allocation.amount > 0)
  })
}
