import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { InvoiceTotals, VatGroup } from './vatBreakdown.ts'
import type { VatRegime } from './vatRegime.ts'

/**
 * An invoice or a credit note in the accounting export. A credit note has the amounts that it credits.
 */
export type AccountingDocument = {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly date: Day
  /** The last day to pay; null for a credit note, because nobody pays a credit note. */
  readonly dueDate: Day | null
  readonly customer: { readonly name: string; readonly vatNumber: string }
  readonly yearMonth: YearMonth | null
  readonly totals: InvoiceTotals
  /** The VAT regime of the worked hours. */
  readonly vatRegime: VatRegime
  readonly vatBreakdown: readonly VatGroup[]
  /** The sum of the free costs for each accounting code. */
  readonly costs: readonly { readonly billingCode: string; readonly amount: Cents }[]
  readonly paymentReference: string
  readonly internalReference: string
  readonly externalReference: string
  /** The number of the invoice that a credit note credits. */
  readonly creditedNumber: string | null
}
