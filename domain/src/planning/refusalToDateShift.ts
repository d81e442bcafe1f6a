import type { Day } from '../time/day.ts'
import { monthOf } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'

export type ShiftDateRefusal =
  | { readonly code: 'shift_starts_on_another_day'; readonly date: Day; readonly startDay: Day }
  | { readonly code: 'shift_outside_month'; readonly yearMonth: YearMonth; readonly days: readonly Day[] }

/** A shift belongs, whole, to the month in which it starts, and does not leave it (house rules, 1.3). */
export function refusalToLeaveMonth(yearMonth: YearMonth, startDays: readonly Day[]): ShiftDateRefusal | null {
  const days = startDays.filter((day) => monthOf(day) !== yearMonth)
  return days.length === 0 ? null : { code: 'shift_outside_month', yearMonth, days }
}

/** The date that goes with a new shift is the day on which it starts. */
export const refusalToDateShift = (date: Day, startDay: Day): ShiftDateRefusal | null =>
  date === startDay ? null : { code: 'shift_starts_on_another_day', date, startDay }
