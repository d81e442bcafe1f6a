import type { Day } from '../time/day.ts'
import { brusselsDayOf } from '../time/instant.ts'
import { monthOf } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { ShiftTimes } from './shift.ts'

export type ShiftDateRefusal =
  | { readonly code: 'shift_starts_on_another_day'; readonly date: Day; readonly startDay: Day }
  | { readonly code: 'shift_outside_month'; readonly yearMonth: YearMonth; readonly startDay: Day }

/** A shift belongs, whole, to the day and the month on which it starts, and does not leave that month (house rules, 1.3). */
export function refusalToDateShift(
  { yearMonth, date }: { readonly yearMonth: YearMonth; readonly date: Day | null },
  times: ShiftTimes,
): ShiftDateRefusal | null {
  const startDay = brusselsDayOf(times.start)
  if (date !== null && date !== startDay) return { code: 'shift_starts_on_another_day', date, startDay }
  return monthOf(startDay) === yearMonth ? null : { code: 'shift_outside_month', yearMonth, startDay }
}
