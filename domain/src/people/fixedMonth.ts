import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { monthOf } from '../time/yearMonth.ts'

/** A contract month that is completed or invoiced, and its last day with something that an earlier end would take away. */
export type FixedMonth = { readonly yearMonth: YearMonth; readonly lastBusyDay: Day | null }

/** The fixed months of which something lies after a last day, each once and in order. */
export function fixedMonthsAfter(months: readonly FixedMonth[], lastDay: Day): YearMonth[] {
  const lastMonth = monthOf(lastDay)
  const after = months.filter(
    ({ yearMonth, lastBusyDay }) => yearMonth > lastMonth || (lastBusyDay !== null && lastBusyDay > lastDay),
  )
  return [...new Set(after.map(({ yearMonth }) => yearMonth))].sort()
}
