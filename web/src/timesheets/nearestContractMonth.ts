import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

/**
 * The nearest month with a contract. It is the last such month before the given month, or else the first such month
 * after it (rule timesheets-37).
 */
export function nearestContractMonth(periods: readonly DayPeriod[], yearMonth: YearMonth): YearMonth | null {
  const ends = periods.flatMap(({ end }) => (end === null ? [] : [monthOf(end)])).filter((month) => month < yearMonth)
  const starts = periods.map(({ start }) => monthOf(start)).filter((month) => month > yearMonth)
  return ends.toSorted().at(-1) ?? starts.toSorted()[0] ?? null
}
