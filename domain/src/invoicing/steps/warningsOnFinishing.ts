import type { Day } from '../../time/day.ts'
import { warningOnDocumentDate, type DocumentDateWarning } from '../documentDate.ts'
import { warningsOnVat, type VatWarning, type VatWarningFacts } from '../vat/warningsOnVat.ts'

/** The longest payment term in days between companies (law of 2 August 2002 on late payment, changed in 2021). */
const LONGEST_BINDING_TERM = 60

export type FinishWarning =
  | DocumentDateWarning
  | VatWarning
  | { readonly code: 'invoice_date_before_last'; readonly lastDate: Day; readonly lastNumber: string }
  | { readonly code: 'payment_term_too_long'; readonly days: number }
  | { readonly code: 'purchase_orders_differ'; readonly purchaseOrder: string; readonly others: readonly string[] }

export type FinishWarningFacts = VatWarningFacts & {
  readonly today: Day
  readonly paymentTermDays: number
  /** The purchase order number on the invoice. The next field has the numbers of the orders that the invoice bills. */
  readonly purchaseOrder: string
  readonly purchaseOrders: readonly string[]
  /** The previous invoice of the same number series and the same year. */
  readonly last: { readonly date: Day; readonly number: string } | null
}

/**
 * The warnings before an invoice gets its number. HR can continue after a warning (rules invoicing-22, invoicing-23,
 * invoicing-24, invoicing-43, invoicing-72, invoicing-73 and invoicing-82).
 */
export function warningsOnFinishing(facts: FinishWarningFacts): FinishWarning[] {
  const { invoiceDate, today, last, paymentTermDays, purchaseOrder } = facts
  const warnings: (FinishWarning | null)[] = [warningOnDocumentDate(invoiceDate, today)]
  if (last !== null && invoiceDate < last.date)
    warnings.push({ code: 'invoice_date_before_last', lastDate: last.date, lastNumber: last.number })
  if (paymentTermDays > LONGEST_BINDING_TERM) warnings.push({ code: 'payment_term_too_long', days: paymentTermDays })
  const others = facts.purchaseOrders.filter((other) => other !== '' && other !== purchaseOrder)
  if (others.length > 0) warnings.push({ code: 'purchase_orders_differ', purchaseOrder, others })
  return [...warnings.filter((warning) => warning !== null), ...warningsOnVat(facts)]
}
