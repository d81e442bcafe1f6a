import { cents, eurosOf, sumCents, type Cents } from '../money/cents.ts'
import { creditOn, type InvoiceMoney } from './customerCredit.ts'
import type { Allocation } from './openInvoice.ts'

export type AllocationFacts = {
  /** The part of the bank movement that is not booked yet; negative when the company paid the money. */
  readonly free: Cents
  readonly moneyOf: ReadonlyMap<number, InvoiceMoney>
}

export type AllocationRefusal =
  | { readonly code: 'allocation_exceeds_entry'; readonly free: number }
  | { readonly code: 'allocation_exceeds_invoice'; readonly open: number }
  | { readonly code: 'allocation_exceeds_credit'; readonly credit: number }
  | { readonly code: 'allocation_exceeds_claims'; readonly claims: number }
  | { readonly code: 'allocation_wrong_direction' }
  | { readonly code: 'invoice_not_finished' }

/** Money that the company paid can only lower a credit of a customer (rule payments-8). */
export function refusalToAllocate(
  { free, moneyOf }: AllocationFacts,
  allocations: readonly Allocation[],
): AllocationRefusal | null {
  if (free === 0) return { code: 'allocation_exceeds_entry', free: 0 }
  // Only a customer pays interest and compensation. Money that the company paid is therefore never booked as such.
  if (allocations.some(({ amount, isExtra }) => Math.sign(amount) !== Math.sign(free) || (isExtra && free < 0)))
    return { code: 'allocation_wrong_direction' }
  const booked = sumCents(allocations.map(({ amount }) => amount))
  if (Math.abs(booked) > Math.abs(free)) return { code: 'allocation_exceeds_entry', free: Math.abs(eurosOf(free)) }
  for (const [invoiceId, parts] of Map.groupBy(allocations, (allocation) => allocation.invoiceId)) {
    const money = moneyOf.get(invoiceId)
    if (money === undefined) return { code: 'invoice_not_finished' }
    if (free < 0) {
      const credit = creditOn(money)
      if (sumCents(parts.map(({ amount }) => amount)) + credit < 0)
        return { code: 'allocation_exceeds_credit', credit: eurosOf(credit) }
      continue
    }
    const extra = sumCents(parts.filter(({ isExtra }) => isExtra).map(({ amount }) => amount))
    const due = parts.filter(({ isSurplus, isExtra = false }) => !isSurplus && !isExtra)
    const open = cents(Math.max(money.open, 0))
    if (sumCents(due.map(({ amount }) => amount)) > open)
      return { code: 'allocation_exceeds_invoice', open: eurosOf(open) }
    if (extra > money.claims) return { code: 'allocation_exceeds_claims', claims: eurosOf(money.claims) }
  }
  return null
}
