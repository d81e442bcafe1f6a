import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { InvoiceTotals } from './invoiceTotals.ts'
import type { UblVat } from './ublVat.ts'

export type UblParty = {
  readonly name: string
  /** Its address on the Peppol network and its legal registration. */
  readonly enterpriseNumber: string
  /** 'TAX' for a seller that the tax office knows without a VAT number; null for a buyer without one. */
  readonly tax: { readonly scheme: 'VAT' | 'TAX'; readonly number: string } | null
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  /** What the law wants said of a company beside its name and number. */
  readonly legalForm: string
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
}

export type UblLine = {
  readonly name: string
  readonly description: string
  /** UN/ECE recommendation 20. */
  readonly unitCode: string
  readonly quantityMillionths: number
  readonly unitPriceMillionths: number
  readonly amount: Cents
}

/** What stands in a Peppol BIS Billing 3.0 document. What is not known is '' or null, and is left out. */
export type Ubl = {
  readonly number: string
  readonly date: Day
  readonly note: string
  readonly buyerReference: string
  readonly contractReference: string
  readonly period: DayPeriod | null
  readonly seller: UblParty
  readonly buyer: UblParty
  readonly vat: UblVat
  readonly totals: InvoiceTotals
  readonly lines: readonly UblLine[]
  readonly settlement: UblSettlement
}

/** An invoice is paid; a credit note takes one back. */
export type UblSettlement =
  | {
      readonly kind: 'invoice'
      readonly dueDate: Day
      readonly iban: string
      readonly bic: string
      readonly reference: string
    }
  | { readonly kind: 'creditNote'; readonly invoiceNumber: string; readonly invoiceDate: Day }
