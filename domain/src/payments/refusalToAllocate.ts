import { eurosOf, sumCents, type Cents } from '../money/cents.ts'
import type { Allocation } from './openInvoice.ts'

export type AllocationFacts = {
  /** The part of the bank movement that is not booked yet; negative for money that went out. */
  readonly free: Cents
  /** The open amount of each numbered invoice on which HR books money. */
  readonly openOf: ReadonlyMap<number, Cents>
  /** The customer's credit on each invoice. */
  readonly surplusOf: ReadonlyMap<number, Cents>
}

export type AllocationRefusal =
  | { readonly code: 'allocation_exceeds_entry'; readonly free: number }
  | { readonly code: 'allocation_exceeds_invoice'; readonly open: number }
  | { readonly code: 'allocation_exceeds_credit'; readonly credit: number }
  | { readonly code: 'allocation_wrong_direction' }
  | { readonly code: 'invoice_not_finished' }

/** The reason why HR cannot book a bank movement in this way (rule payments-8). */
export function refusalToAllocate(
  { free, openOf, surplusOf }: AllocationFacts,
  allocations: readonly Allocation[],
): AllocationRefusal | null {
  if (free === 0) return { code: 'allocation_exceeds_entry', free: 0 }
  if (allocations.some(({ amount }) => Math.sign(amount) !== Math.sign(free)))
    return { code: 'allocation_wrong_direction' }
  const booked = sumCents(allocations.map(({ amount }) => amount))
  if (Math.abs(booked) > Math.abs(free)) return { code: 'allocation_exceeds_entry', free: eurosOf(free) }
  for (const [invoiceId, parts] of Map.groupBy(allocations, (allocation) => allocation.invoiceId)) {
    const open = openOf.get(invoiceId)
    if (open === undefined) return { code: 'invoice_not_finished' }
    const paid = sumCents(parts.filter(({ isSurplus }) => !isSurplus).map(({ amount }) => amount))
    const surplus = sumCents(parts.filter(({ isSurplus }) => isSurplus).map(({ amount }) => amount))
    const credit = surplusOf.get(invoiceId) ?? 0
    if (paid < 0 || surplus + credit < 0) return { code: 'allocation_exceeds_credit', credit: credit / 100 }
    if (paid > open) return { code: 'allocation_exceeds_invoice', open: eurosOf(open) }
  }
  return null
}
