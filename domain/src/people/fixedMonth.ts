import type { Day } from '../time/day.ts'
import { monthOf, type YearMonth } from '../time/yearMonth.ts'

/** `lastBusyDay` has the last record that an earlier end of the contract or the employment would close. */
export type FixedMonth = { readonly yearMonth: YearMonth; readonly lastBusyDay: Day | null }

/** The months with a record after the last day, sorted. Each month occurs once. */
export function fixedMonthsAfter(months: readonly FixedMonth[], lastDay: Day): YearMonth[] {
  const lastMonth = monthOf(lastDay)
  const after = months.filter(
    ({ yearMonth, lastBusyDay }) => yearMonth > lastMonth || (lastBusyDay !== null && lastBusyDay > lastDay),
  )
  return [...new Set(after.map(({ yearMonth }) => yearMonth))].sort()
}
