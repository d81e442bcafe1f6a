import type { Day } from '../time/day.ts'
import { monthOf, type YearMonth } from '../time/yearMonth.ts'

/**
 * A confirmed or invoiced month. `lastBusyDay` is the last day in the month with a record that would be closed when the
 * contract or the employment ends before that day; null without such a record.
 */
export type FixedMonth = { readonly yearMonth: YearMonth; readonly lastBusyDay: Day | null }

/**
 * The confirmed or invoiced months after the last day, sorted. Each month occurs once. The month of the last day is
 * included when it has a record after that day.
 */
export function fixedMonthsAfter(months: readonly FixedMonth[], lastDay: Day): YearMonth[] {
  const lastMonth = monthOf(lastDay)
  const after = months.filter(
    ({ yearMonth, lastBusyDay }) => yearMonth > lastMonth || (lastBusyDay !== null && lastBusyDay > lastDay),
  )
  return [...new Set(after.map(({ yearMonth }) => yearMonth))].sort()
}
