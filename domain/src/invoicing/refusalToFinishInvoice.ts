import type { Cents } from '../money/cents.ts'
import { invoiceStatusOf, isStepOpen } from './invoiceStatus.ts'
import type { InvoiceFacts } from './invoiceStatus.ts'
import { refusalOfExemption } from './refusalOfExemption.ts'
import type { ExemptionRefusal } from './refusalOfExemption.ts'
import type { VatPercentage } from './vat.ts'

export type FinishInvoiceFacts = InvoiceFacts & {
  readonly totalExcludingVat: Cents
  readonly vatPercentage: VatPercentage
  /** Why no VAT is charged; the specification calls it the disclaimer. */
  readonly exemption: string
  /** What an invoice must say about who sends it, and that is not filled in. */
  readonly missingSellerFields: readonly string[]
}

export type FinishInvoiceRefusal =
  | { readonly code: 'invoice_already_finished'; readonly number: string | null }
  | { readonly code: 'invoice_total_not_positive'; readonly total: Cents }
  | ExemptionRefusal
  | { readonly code: 'seller_incomplete'; readonly fields: readonly string[] }

/** Why 'Factureren' gives this invoice no number. */
export function refusalToFinishInvoice(facts: FinishInvoiceFacts): FinishInvoiceRefusal | null {
  if (!isStepOpen(invoiceStatusOf(facts), 'finish')) return { code: 'invoice_already_finished', number: facts.number }
  if (facts.totalExcludingVat <= 0) return { code: 'invoice_total_not_positive', total: facts.totalExcludingVat }
  const withoutGround = refusalOfExemption(facts)
  if (withoutGround !== null) return withoutGround
  const { missingSellerFields } = facts
  return missingSellerFields.length === 0 ? null : { code: 'seller_incomplete', fields: missingSellerFields }
}
