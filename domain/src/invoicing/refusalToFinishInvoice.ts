import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'
import { refusalOfDocumentDate } from './documentDate.ts'
import type { DocumentDateRefusal } from './documentDate.ts'
import { invoiceStatusOf, isStepOpen } from './invoiceStatus.ts'
import type { InvoiceFacts } from './invoiceStatus.ts'
import { refusalOfExemption } from './refusalOfExemption.ts'
import type { ExemptionRefusal } from './refusalOfExemption.ts'
import type { VatPercentage } from './vat.ts'

export type FinishInvoiceFacts = InvoiceFacts & {
  readonly totalExcludingVat: Cents
  readonly vatPercentage: VatPercentage
  /** The legal ground for not charging VAT. The API calls it `disclaimer`. */
  readonly exemption: string
  readonly invoiceDate: Day
  readonly today: Day
  /** Whether our own company has a VAT number. */
  readonly sellerHasVatNumber: boolean
  /** The fields of our own company that an invoice needs and that are still empty. */
  readonly missingSellerFields: readonly string[]
}

export type FinishInvoiceRefusal =
  | { readonly code: 'invoice_already_finished'; readonly number: string | null }
  | { readonly code: 'invoice_total_not_positive'; readonly total: Cents }
  | ExemptionRefusal
  | DocumentDateRefusal
  | { readonly code: 'vat_number_required'; readonly percentage: number }
  | { readonly code: 'seller_incomplete'; readonly fields: readonly string[] }

/**
 * Why an invoice cannot be finished ('Factureren'): the refusals of rules invoicing-13, invoicing-21, invoicing-25,
 * invoicing-26 and invoicing-27.
 */
export function refusalToFinishInvoice(facts: FinishInvoiceFacts): FinishInvoiceRefusal | null {
  if (!isStepOpen(invoiceStatusOf(facts), 'finish')) return { code: 'invoice_already_finished', number: facts.number }
  if (facts.totalExcludingVat <= 0) return { code: 'invoice_total_not_positive', total: facts.totalExcludingVat }
  const withoutGround = refusalOfExemption(facts)
  if (withoutGround !== null) return withoutGround
  const { missingSellerFields, sellerHasVatNumber, vatPercentage: percentage } = facts
  if (missingSellerFields.length > 0) return { code: 'seller_incomplete', fields: missingSellerFields }
  if (percentage > 0 && !sellerHasVatNumber) return { code: 'vat_number_required', percentage }
  return refusalOfDocumentDate(facts.invoiceDate, facts.today)
}
