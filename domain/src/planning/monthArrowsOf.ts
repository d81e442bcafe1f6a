import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { PLANNING_HORIZON_MONTHS } from './refusalToPlaceShift.ts'

/** Whether one may leaf on: some contract lies that way, and ahead no further than one may plan (house rules, 2). */
export function monthArrowsOf(
  yearMonth: YearMonth,
  { contracts, today }: { readonly contracts: readonly DayPeriod[]; readonly today: Day },
): { readonly previousMonthAvailable: boolean; readonly nextMonthAvailable: boolean } {
  const liesBefore = contracts.some(({ start }) => start < firstDayOf(yearMonth))
  const liesAfter = contracts.some(({ end }) => end === null || end > lastDayOf(yearMonth))
  const lastMonth = addMonths(monthOf(today), PLANNING_HORIZON_MONTHS)
  return { previousMonthAvailable: liesBefore, nextMonthAvailable: liesAfter && yearMonth < lastMonth }
}
