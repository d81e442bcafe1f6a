import type { Cents } from '../../money/cents.ts'
import type { Day } from '../../time/day.ts'
import { countryCode } from '../numbers/countryCode.ts'
import { refusalOfDocumentDate, type DocumentDateRefusal } from '../documentDate.ts'
import { invoiceStatusOf, isStepOpen, type InvoiceFacts } from './invoiceStatus.ts'
import { refusalOfVat, type VatFacts, type VatRefusal } from '../vat/refusalOfVat.ts'

export type FinishInvoiceFacts = InvoiceFacts & {
  readonly totalExcludingVat: Cents
  readonly vat: VatFacts
  readonly invoiceDate: Day
  readonly today: Day
  /** The country of our own company. The rules for invoices differ between countries. */
  readonly sellerCountry: string
  /** The fields of our own company that an invoice needs and that are still empty. */
  readonly missingSellerFields: readonly string[]
}

type FinishedRefusal = { readonly code: 'invoice_already_finished'; readonly number: string | null }

export type FinishInvoiceRefusal =
  | FinishedRefusal
  | { readonly code: 'invoice_total_not_positive'; readonly total: Cents }
  | VatRefusal
  | DocumentDateRefusal
  | { readonly code: 'seller_country' }
  | { readonly code: 'seller_incomplete'; readonly fields: readonly string[] }

/**
 * The reason why an invoice gets no number when HR clicks 'Factureren' (rules invoicing-21, invoicing-25, invoicing-26,
 * invoicing-27 and invoicing-71).
 */
export function refusalToFinishInvoice(facts: FinishInvoiceFacts): FinishInvoiceRefusal | null {
  const finished = refusalOfFinished(facts)
  if (finished !== null) return finished
  if (facts.totalExcludingVat <= 0) return { code: 'invoice_total_not_positive', total: facts.totalExcludingVat }
  const { missingSellerFields } = facts
  if (missingSellerFields.length > 0) return { code: 'seller_incomplete', fields: missingSellerFields }
  if (countryCode(facts.sellerCountry) !== 'BE') return { code: 'seller_country' }
  return refusalOfVat(facts.vat) ?? refusalOfDocumentDate(facts.invoiceDate, facts.today)
}

/** The refusal for an invoice that already has a number. Only a concept (an invoice without a number) gets a number. */
export const refusalOfFinished = (facts: InvoiceFacts): FinishedRefusal | null =>
  isStepOpen(invoiceStatusOf(facts), 'finish') ? null : { code: 'invoice_already_finished', number: facts.number }
