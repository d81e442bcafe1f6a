import { cents, type Cents } from '../money/cents.ts'
import type { Allocation } from './openInvoice.ts'

export type InvoiceMoney = {
  /** The open amount of the invoice. It is below zero when the invoice was credited after its payment. */
  readonly open: Cents
  /** The money that the customer paid above the open amount. */
  readonly surplus: Cents
  /** The interest and the compensation for a late invoice that can still be booked. */
  readonly claims: Cents
}

/** The money that the customer paid too much, or that a credit note gave back after the payment (rule payments-30). */
export const creditOn = ({ open, surplus }: Pick<InvoiceMoney, 'open' | 'surplus'>): Cents =>
  cents(surplus + Math.max(-open, 0))

/** A refund first uses the money that was paid too much, because this does not change the open amount. */
export function bookingsOf<Part extends Pick<Allocation, 'amount' | 'isSurplus'>>(
  { surplus }: InvoiceMoney,
  part: Part,
): readonly Part[] {
  if (part.amount >= 0) return [part]
  const taken = Math.min(surplus, -part.amount)
  const parts = [
    { ...part, amount: cents(-taken), isSurplus: true },
    { ...part, amount: cents(part.amount + taken), isSurplus: false },
  ]
  return parts.filter(({ amount }) => amount < 0)
}

export function moneyAfter(
  money: InvoiceMoney,
  { amount, isSurplus, isExtra = false }: Pick<Allocation, 'amount' | 'isSurplus' | 'isExtra'>,
): InvoiceMoney {
  if (isExtra) return { ...money, claims: cents(money.claims - amount) }
  return isSurplus
    ? { ...money, surplus: cents(money.surplus + amount) }
    : { ...money, open: cents(money.open - amount) }
}
