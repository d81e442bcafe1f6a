import type { Cents } from '../../money/cents.ts'
import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import type { BilledPeriod } from '../lines/billedPeriod.ts'
import type { PeppolId } from '../peppolId.ts'
import type { InvoiceTotals, VatGroup } from '../vat/vatBreakdown.ts'
import type { VatTerms } from '../vat/vatRegime.ts'

export type UblParty = {
  readonly name: string
  readonly endpoint: PeppolId
  /** The number in the register of companies; null when unknown. The scheme is '' for a foreign register. */
  readonly registration: PeppolId | null
  /** The scheme is 'TAX' for a seller without a VAT number. Null for a buyer without a VAT number. */
  readonly tax: { readonly scheme: 'VAT' | 'TAX'; readonly number: string } | null
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  /** Belgian law requires the legal form and the enterprise court, in addition to the name and the number. */
  readonly legalForm: string
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
}

export type UblLine = {
  readonly name: string
  readonly description: string
  /** The code of the unit of a quantity (UN/ECE Recommendation 20). */
  readonly unitCode: string
  readonly quantityMillionths: number
  readonly unitPriceMillionths: number
  readonly amount: Cents
  readonly vat: VatTerms
  /** The days on which the price of the line is valid. Null when the whole document has one period. */
  readonly period: BilledPeriod | null
}

/** A Peppol BIS Billing 3.0 document. An unknown value is '' or null, and the file leaves it out. */
export type Ubl = {
  readonly number: string
  readonly date: Day
  readonly note: string
  readonly buyerReference: string
  /** The order number of the buyer (field BT-13). The next field is our own number of the same order (field BT-14). */
  readonly purchaseOrder: string
  readonly salesOrder: string
  readonly projectReference: string
  readonly accountingReference: string
  /** The day and the country of the delivery. Without a delivery in the file, the day is null and the country is ''. */
  readonly delivery: { readonly day: Day | null; readonly country: string }
  readonly contractReference: string
  readonly period: DayPeriod | null
  readonly seller: UblParty
  readonly buyer: UblParty
  readonly vatBreakdown: readonly VatGroup[]
  readonly totals: InvoiceTotals
  readonly lines: readonly UblLine[]
  readonly settlement: UblSettlement
}

/**
 * The part of the file about the payment. An e-invoice has payment instructions. A credit note has the number and the
 * date of the credited invoice.
 */
export type UblSettlement =
  | {
      readonly kind: 'invoice'
      readonly dueDate: Day
      readonly iban: string
      readonly bic: string
      readonly reference: string
    }
  | { readonly kind: 'creditNote'; readonly invoiceNumber: string; readonly invoiceDate: Day }
