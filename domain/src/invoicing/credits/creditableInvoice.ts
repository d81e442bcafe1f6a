import type { Cents } from '../../money/cents.ts'
import type { VatGroup } from '../vat/vatBreakdown.ts'
import type { VatTerms } from '../vat/vatRegime.ts'

/**
 * The number of parts in one hour, and in one unit of a free cost (a cost line that HR types). All quantities are whole
 * numbers of these parts.
 */
export const PARTS = { hours: 3600, cost: 100 } as const

/** A line of a numbered invoice, with the quantity and the amount that are not credited yet. */
export type CreditableLine = {
  /**
   * The number of the line on the invoice. The first line has number 1. Lines of hours come before free costs (cost
   * lines that HR types).
   */
  readonly position: number
  readonly description: string
  readonly kind: keyof typeof PARTS
  readonly unitPriceMillionths: number
  /** The quantity and the amount that are not credited yet. The quantity is in the parts of `PARTS`. */
  readonly left: { readonly quantity: number; readonly amount: Cents }
  /**
   * True when an amount of the line was credited without a quantity. Quantity × price is then not the remaining amount.
   */
  readonly isByAmount: boolean
  readonly vat: VatTerms
}

/** The rest of a numbered invoice that is not credited yet, for each line and for each VAT group. */
export type CreditableInvoice = {
  readonly lines: readonly CreditableLine[]
  readonly groups: readonly VatGroup[]
}

export type VatGroupKey = Pick<VatGroup, 'category' | 'percentage'>

/** The credit that HR asks for. */
export type CreditAsked =
  /** A credit for the whole rest of the invoice. */
  | { readonly kind: 'full' }
  /** A credit for some invoice lines. Each line has a quantity, or an amount without VAT. */
  | { readonly kind: 'lines'; readonly lines: readonly LineAsked[] }
  /** A credit for an amount without VAT of one VAT group. */
  | {
      readonly kind: 'amount'
      readonly amount: Cents
      readonly group: VatGroupKey
      readonly description: string
    }

export type LineAsked = {
  readonly position: number
  /** The number of hours, or of units of the free cost (a cost line); null when HR asks to credit an amount. */
  readonly quantity: number | null
  readonly amount: Cents | null
}

export type CreditedLine = {
  /** The line of the invoice; null for an amount of a VAT group. */
  readonly position: number | null
  readonly description: string
  /** The credited quantity; null when an amount is credited. */
  readonly quantity: number | null
  readonly amount: Cents
  readonly vat: VatTerms
}
