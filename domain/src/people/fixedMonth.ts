import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { monthOf } from '../time/yearMonth.ts'

/**
 * A completed or invoiced contract month. `lastBusyDay` is the last day of the month with a record that an earlier end
 * of the contract or employment would close.
 */
export type FixedMonth = { readonly yearMonth: YearMonth; readonly lastBusyDay: Day | null }

/** The completed or invoiced months that have a record after the last day. Each month is listed once, in order. */
export function fixedMonthsAfter(months: readonly FixedMonth[], lastDay: Day): YearMonth[] {
  const lastMonth = monthOf(lastDay)
  const after = months.filter(
    ({ yearMonth, lastBusyDay }) => yearMonth > lastMonth || (lastBusyDay !== null && lastBusyDay > lastDay),
  )
  return [...new Set(after.map(({ yearMonth }) => yearMonth))].sort()
}
