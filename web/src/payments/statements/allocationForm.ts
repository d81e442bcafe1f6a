import { cents, type Cents } from '@uurwerk/domain/money/cents'
import * as texts from '../../texts/texts.ts'

export const RESTS = ['free', 'surplus', 'extra'] as const

export type AllocationForm = {
  readonly invoiceId: number | null
  readonly amount: number | null
  /**
   * How HR books the rest of the bank movement: as a credit of the customer, as interest and compensation, or not yet.
   */
  readonly rest: (typeof RESTS)[number]
}

type Facts = {
  /** The amount of the bank movement that is not booked yet; negative for money that the company paid. */
  readonly free: number
  /**
   * The maximum amount that can be booked on each invoice. For a payment, it is the open amount of the invoice. For a
   * refund, it is the credit on the invoice (money paid too much).
   */
  readonly mostOf: ReadonlyMap<number, number>
}

const words = texts.payments.assign
const centsOf = (euros: number): Cents => cents(Math.round(euros * 100))

export function allocationErrors({ invoiceId, amount }: AllocationForm, { free, mostOf }: Facts) {
  const most = invoiceId === null ? null : (mostOf.get(invoiceId) ?? null)
  return {
    invoiceId: invoiceId === null ? words.chooseInvoice : null,
    amount: amountError(amount, { free, most }),
  }
}

function amountError(amount: number | null, { free, most }: { readonly free: number; readonly most: number | null }) {
  if (amount === null || Number.isNaN(amount) || amount <= 0) return words.chooseAmount
  if (centsOf(amount) > centsOf(Math.abs(free))) return words.tooMuch
  if (most === null || centsOf(amount) <= centsOf(most)) return null
  return free < 0 ? words.tooMuchCredit : words.tooMuchInvoice
}

/**
 * The bookings of a bank movement: the amount on the invoice, and the rest as HR chose. When the company paid the
 * money, the booking is a refund and makes the credit on the invoice smaller.
 */
export function allocationOf({ invoiceId, amount, rest }: AllocationForm, free: number) {
  if (invoiceId === null || amount === null) return []
  if (free < 0) return [{ invoiceId, amount: -amount, surplus: true, extra: false }]
  const left = centsOf(free) - centsOf(amount)
  const paid = { invoiceId, amount, surplus: false, extra: false }
  if (rest === 'free' || left <= 0) return [paid]
  return [paid, { invoiceId, amount: left / 100, surplus: rest === 'surplus', extra: rest === 'extra' }]
}
