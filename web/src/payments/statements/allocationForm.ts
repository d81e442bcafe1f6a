import { cents, type Cents } from '@uurwerk/domain/money/cents'
import * as texts from '../../texts/texts.ts'

export type AllocationForm = {
  readonly invoiceId: number | null
  readonly amount: number | null
  /** Whether the rest of the bank movement becomes the customer's credit. */
  readonly surplus: boolean
}

type Facts = { readonly free: number; readonly openOf: ReadonlyMap<number, number> }

const words = texts.payments.assign
const centsOf = (euros: number): Cents => cents(Math.round(euros * 100))

export function allocationErrors({ invoiceId, amount }: AllocationForm, { free, openOf }: Facts) {
  const open = invoiceId === null ? null : (openOf.get(invoiceId) ?? null)
  return {
    invoiceId: invoiceId === null ? words.chooseInvoice : null,
    amount: amountError(amount, { free, open }),
  }
}

function amountError(amount: number | null, { free, open }: { readonly free: number; readonly open: number | null }) {
  if (amount === null || Number.isNaN(amount) || amount <= 0) return words.chooseAmount
  if (centsOf(amount) > centsOf(free)) return words.tooMuch
  return open !== null && centsOf(amount) > centsOf(open) ? words.tooMuchInvoice : null
}

/** The bookings of a bank movement: the amount on the invoice, and the rest as a credit when HR wants this. */
export function allocationOf({ invoiceId, amount, surplus }: AllocationForm, free: number) {
  if (invoiceId === null || amount === null) return []
  const rest = centsOf(free) - centsOf(amount)
  const paid = { invoiceId, amount, surplus: false }
  return surplus && rest > 0 ? [paid, { invoiceId, amount: rest / 100, surplus: true }] : [paid]
}
