import { addMonths, type YearMonth } from '@uurwerk/domain/time/yearMonth'

/** Lists the months from the first to the last month, both included. */
export function monthsFrom(first: YearMonth, last: YearMonth): YearMonth[] {
  const months: YearMonth[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}
