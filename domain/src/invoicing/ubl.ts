import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { InvoiceTotals } from './invoiceTotals.ts'
import type { UblVat } from './ublVat.ts'

export type UblParty = {
  readonly name: string
  /** The Peppol address of the company, and its legal registration number. */
  readonly enterpriseNumber: string
  /** 'TAX' for a seller without a VAT number; null for a buyer without a VAT number. */
  readonly tax: { readonly scheme: 'VAT' | 'TAX'; readonly number: string } | null
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  /** Legal form and court, which Belgian law requires beside name and number. */
  readonly legalForm: string
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
}

export type UblLine = {
  readonly name: string
  readonly description: string
  /** A unit code of UN/ECE Recommendation 20. */
  readonly unitCode: string
  readonly quantityMillionths: number
  readonly unitPriceMillionths: number
  readonly amount: Cents
}

/** The content of a Peppol BIS Billing 3.0 document. An unknown value is '' or null, and is left out of the file. */
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

/** An invoice says how to pay; a credit note names the invoice that it credits. */
export type UblSettlement =
  | {
      readonly kind: 'invoice'
      readonly dueDate: Day
      readonly iban: string
      readonly bic: string
      readonly reference: string
    }
  | { readonly kind: 'creditNote'; readonly invoiceNumber: string; readonly invoiceDate: Day }
