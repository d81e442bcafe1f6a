import { eurosOf, type Cents } from '../money/cents.ts'

type SetOffFacts = {
  readonly amount: Cents
  readonly from: { readonly customerKey: string; readonly credit: Cents }
  readonly to: { readonly customerKey: string; readonly open: Cents; readonly claims: Cents }
  /** True when the credit pays the interest and the compensation of the invoice instead of its open amount. */
  readonly isExtra: boolean
}

type SetOffRefusal =
  | { readonly code: 'set_off_other_customer' }
  | { readonly code: 'allocation_exceeds_credit'; readonly credit: number }
  | { readonly code: 'allocation_exceeds_invoice'; readonly open: number }
  | { readonly code: 'allocation_exceeds_claims'; readonly claims: number }

/** The reason why the credit on an invoice cannot pay another invoice (rule payments-31). */
export function refusalToSetOff({ amount, from, to, isExtra }: SetOffFacts): SetOffRefusal | null {
  if (from.customerKey !== to.customerKey) return { code: 'set_off_other_customer' }
  if (amount > from.credit) return { code: 'allocation_exceeds_credit', credit: eurosOf(from.credit) }
  if (isExtra) return amount > to.claims ? { code: 'allocation_exceeds_claims', claims: eurosOf(to.claims) } : null
  if (amount > to.open) return { code: 'allocation_exceeds_invoice', open: eurosOf(to.open) }
  return null
}
