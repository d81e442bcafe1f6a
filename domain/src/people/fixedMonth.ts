import type { Day } from '../time/day.ts'
import { monthOf, type YearMonth } from '../time/yearMonth.ts'

/**
 * A completed or invoiced contract month. `lastBusyDay` is the last day of the month with a record that would be closed
 * if the contract or the employment ended earlier.
 */
export type FixedMonth = { readonly yearMonth: YearMonth; readonly lastBusyDay: Day | null }

/**
 * The completed or invoiced months with a record after the given last day. They are sorted, and each month occurs once.
 */
export function fixedMonthsAfter(months: readonly FixedMonth[], lastDay: Day): YearMonth[] {
  const lastMonth = monthOf(lastDay)
  const after = months.filter(
    ({ yearMonth, lastBusyDay }) => yearMonth > lastMonth || (lastBusyDay !== null && lastBusyDay > lastDay),
  )
  return [...new Set(after.map(({ yearMonth }) => yearMonth))].sort()
}
