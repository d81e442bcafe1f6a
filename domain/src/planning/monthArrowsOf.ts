import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf, type YearMonth } from '../time/yearMonth.ts'
import { PLANNING_HORIZON_MONTHS } from './refusalToPlaceShift.ts'

/**
 * The arrow to the previous month is available when a contract has days before this month. The arrow to the next month
 * is available when a contract has days after this month, and the next month is within the planning horizon (rule
 * planning-38).
 */
export function monthArrowsOf(
  yearMonth: YearMonth,
  { contracts, today }: { readonly contracts: readonly DayPeriod[]; readonly today: Day },
): { readonly previousMonthAvailable: boolean; readonly nextMonthAvailable: boolean } {
  const liesBefore = contracts.some(({ start }) => start < firstDayOf(yearMonth))
  const liesAfter = contracts.some(({ end }) => end === null || end > lastDayOf(yearMonth))
  const lastMonth = addMonths(monthOf(today), PLANNING_HORIZON_MONTHS)
  return { previousMonthAvailable: liesBefore, nextMonthAvailable: liesAfter && yearMonth < lastMonth }
}
