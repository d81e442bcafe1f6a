import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

/** Finds the last month with a contract before the given month, or else the first after it (rule timesheets-37). */
export function nearestContractMonth(periods: readonly DayPeriod[], yearMonth: YearMonth): YearMonth | null {
  const ends = periods.flatMap(({ end }) => (end === null ? [] : [monthOf(end)])).filter((month) => month < yearMonth)
  const starts = periods.map(({ start }) => monthOf(start)).filter((month) => month > yearMonth)
  return ends.toSorted().at(-1) ?? starts.toSorted()[0] ?? null
}
