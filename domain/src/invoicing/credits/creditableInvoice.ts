import type { Cents } from '../../money/cents.ts'
import type { VatGroup } from '../vatBreakdown.ts'
import type { VatTerms } from '../vatRegime.ts'

/** The parts of one hour, and the parts of one unit of a free cost. All quantities are whole numbers of these parts. */
export const PARTS = { hours: 3600, cost: 100 } as const

/** A line of a numbered invoice, with what was not credited yet. */
export type CreditableLine = {
  /** The number of the line on the invoice: 1 for the first. The hours come before the free costs. */
  readonly position: number
  readonly description: string
  readonly kind: keyof typeof PARTS
  readonly unitPriceMillionths: number
  /** The quantity has the parts of `PARTS`. */
  readonly left: { readonly quantity: number; readonly amount: Cents }
  /** Whether an amount of this line was credited without a quantity, so that quantity × price is no longer what is left. */
  readonly isByAmount: boolean
  readonly vat: VatTerms
}

/** What is left of a numbered invoice, for each line and for each group of VAT. */
export type CreditableInvoice = {
  readonly lines: readonly CreditableLine[]
  readonly groups: readonly VatGroup[]
}

export type VatGroupKey = Pick<VatGroup, 'category' | 'percentage'>

/** What HR wants to credit. */
export type CreditAsked =
  /** All that is left. */
  | { readonly kind: 'full' }
  /** A quantity, or an amount without VAT, of some lines. */
  | { readonly kind: 'lines'; readonly lines: readonly LineAsked[] }
  /** An amount without VAT against one group of VAT. */
  | {
      readonly kind: 'amount'
      readonly amount: Cents
      readonly group: VatGroupKey
      readonly description: string
    }

export type LineAsked = {
  readonly position: number
  /** Hours, or units of the free cost; null when the amount is given. */
  readonly quantity: number | null
  readonly amount: Cents | null
}

export type CreditedLine = {
  /** The line of the invoice; null for an amount against a group. */
  readonly position: number | null
  readonly description: string
  /** Null when an amount is credited. */
  readonly quantity: number | null
  readonly amount: Cents
  readonly vat: VatTerms
}
