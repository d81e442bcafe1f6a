import { periodsOverlap, type DayPeriod } from '../../time/dayPeriod.ts'
import { firstDayOf, lastDayOf, type YearMonth } from '../../time/yearMonth.ts'

export type FreeCostFacts = {
  readonly contract: DayPeriod
  readonly yearMonth: YearMonth
  readonly liveInvoice: { readonly number: string | null } | null
}

export type FreeCostRefusal =
  | { readonly code: 'already_invoiced'; readonly number: string | null }
  | { readonly code: 'no_contract_in_month' }

/** An invoice freezes the shifts and the free costs of its month (rules invoicing-38, invoicing-39). */
export function refusalToChangeFreeCosts({ contract, yearMonth, liveInvoice }: FreeCostFacts): FreeCostRefusal | null {
  if (liveInvoice !== null) return { code: 'already_invoiced', number: liveInvoice.number }
  const month = { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }
  return periodsOverlap(contract, month) ? null : { code: 'no_contract_in_month' }
}
