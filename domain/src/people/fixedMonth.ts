import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { monthOf } from '../time/yearMonth.ts'

/** A completed or invoiced contract month, and its last day with a record that an earlier end would close. */
export type FixedMonth = { readonly yearMonth: YearMonth; readonly lastBusyDay: Day | null }

/** The fixed months with a record after a last day, each once and in order. */
export function fixedMonthsAfter(months: readonly FixedMonth[], lastDay: Day): YearMonth[] {
  const lastMonth = monthOf(lastDay)
  const after = months.filter(
    ({ yearMonth, lastBusyDay }) => yearMonth > lastMonth || (lastBusyDay !== null && lastBusyDay > lastDay),
  )
  return [...new Set(after.map(({ yearMonth }) => yearMonth))].sort()
}
