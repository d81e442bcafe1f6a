import { sentenceOf } from '@uurwerk/contract/problems'
import { cents, eurosOf, type Cents } from '@uurwerk/domain/money/cents'
import type { Allocation } from '@uurwerk/domain/payments/openInvoice'
import { refusalToAllocate, type AllocationFacts } from '@uurwerk/domain/payments/refusalToAllocate'
import type { FormErrors } from '@mantine/form'
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

const words = texts.payments.assign

export function allocationErrors(form: AllocationForm, facts: AllocationFacts): FormErrors {
  const errors = {
    ...((form.invoiceId === null || !facts.moneyOf.has(form.invoiceId)) && { invoiceId: words.chooseInvoice }),
    ...(!(form.amount !== null && form.amount >= 0.01) && { amount: words.chooseAmount }),
  }
  if (Object.keys(errors).length > 0) return errors
  const refusal = refusalToAllocate(facts, allocationsOf(form, facts.free))
  if (refusal === null) return {}
  return { [refusal.code === 'allocation_exceeds_claims' ? 'rest' : 'amount']: sentenceOf(refusal) }
}

/**
 * The bookings of a bank movement: the amount on the invoice, and the rest as HR chose. When the company paid the
 * money, the booking is a refund and makes the credit on the invoice smaller.
 */
function allocationsOf({ invoiceId, amount, rest }: AllocationForm, free: Cents): readonly Required<Allocation>[] {
  if (invoiceId === null || amount === null) return []
  const typed = Math.round(amount * 100)
  if (free < 0) return [{ invoiceId, amount: cents(-typed), isSurplus: true, isExtra: false }]
  const paid = { invoiceId, amount: cents(typed), isSurplus: false, isExtra: false }
  const left = cents(free - typed)
  if (rest === 'free' || left <= 0) return [paid]
  return [paid, { invoiceId, amount: left, isSurplus: rest === 'surplus', isExtra: rest === 'extra' }]
}

/** The bookings in the format of the API. */
export const allocationOf = (form: AllocationForm, free: Cents) =>
  allocationsOf(form, free).map(({ invoiceId, amount, isSurplus, isExtra }) => ({
    invoiceId,
    amount: eurosOf(amount),
    surplus: isSurplus,
    extra: isExtra,
  }))
