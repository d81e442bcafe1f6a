import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { InvoiceTotals } from './invoiceTotals.ts'
import type { VatPercentage } from './vat.ts'

/** An invoice or a credit note as the books know it. Amounts of a credit note are those of the invoice that it takes back. */
export type AccountingDocument = {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly date: Day
  /** Nobody has to pay a credit note. */
  readonly dueDate: Day | null
  readonly customer: { readonly name: string; readonly vatNumber: string }
  readonly yearMonth: YearMonth | null
  readonly totals: InvoiceTotals
  readonly vatPercentage: VatPercentage
  /** What the costs on it come to, by their accounting code. */
  readonly costs: readonly { readonly billingCode: string; readonly amount: Cents }[]
  readonly paymentReference: string
  readonly internalReference: string
  readonly externalReference: string
  /** The invoice that a credit note takes back. */
  readonly creditedNumber: string | null
}
