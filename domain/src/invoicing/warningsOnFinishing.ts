import type { Day } from '../time/day.ts'

/** The longest term that binds between enterprises (law of 2 August 2002, as amended in 2021). */
const LONGEST_BINDING_TERM = 60

export type FinishWarning =
  | { readonly code: 'invoice_date_before_last'; readonly lastDate: Day; readonly lastNumber: string }
  | { readonly code: 'payment_term_too_long'; readonly days: number }

/** What HR should know before an invoice gets its number; nothing here stops it. */
export function warningsOnFinishing(facts: {
  readonly invoiceDate: Day
  readonly paymentTermDays: number
  /** The last numbered invoice of the same series and year. */
  readonly last: { readonly date: Day; readonly number: string } | null
}): FinishWarning[] {
  const warnings: FinishWarning[] = []
  if (facts.last !== null && facts.invoiceDate < facts.last.date)
    warnings.push({ code: 'invoice_date_before_last', lastDate: facts.last.date, lastNumber: facts.last.number })
  if (facts.paymentTermDays > LONGEST_BINDING_TERM)
    warnings.push({ code: 'payment_term_too_long', days: facts.paymentTermDays })
  return warnings
}
