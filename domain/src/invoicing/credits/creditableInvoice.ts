import type { Cents } from '../../money/cents.ts'
import type { VatGroup } from '../vat/vatBreakdown.ts'
import type { VatTerms } from '../vat/vatRegime.ts'

/** The parts in one hour, and in one unit of a free cost. All quantities are whole numbers of these parts. */
export const PARTS = { hours: 3600, cost: 100 } as const

export type CreditableLine = {
  /** The first line is 1. Lines of hours come before free costs (cost lines that HR types). */
  readonly position: number
  readonly description: string
  readonly kind: keyof typeof PARTS
  readonly unitPriceMillionths: number
  /** The quantity and the amount that are not credited yet. The quantity is in the parts of `PARTS`. */
  readonly left: { readonly quantity: number; readonly amount: Cents }
  /** True when an amount was credited without a quantity. The remaining amount is then not quantity × price. */
  readonly isByAmount: boolean
  readonly vat: VatTerms
}

export type CreditableInvoice = {
  readonly lines: readonly CreditableLine[]
  readonly groups: readonly VatGroup[]
}

export type VatGroupKey = Pick<VatGroup, 'category' | 'percentage'>

export type CreditInput =
  | { readonly kind: 'full' }
  | { readonly kind: 'lines'; readonly lines: readonly CreditLineInput[] }
  | {
      readonly kind: 'amount'
      readonly amount: Cents
      readonly group: VatGroupKey
      readonly description: string
    }

export type CreditLineInput = {
  readonly position: number
  /** The number of hours, or of units of the free cost (a cost line); null when HR asks to credit an amount. */
  readonly quantity: number | null
  readonly amount: Cents | null
}

export type CreditedLine = {
  /** The line of the invoice; null for an amount of a VAT group. */
  readonly position: number | null
  readonly description: string
  readonly quantity: number | null
  readonly amount: Cents
  readonly vat: VatTerms
}
