import type { Day } from '../time/day.ts'
import { monthOf, type YearMonth } from '../time/yearMonth.ts'

export type ShiftDateRefusal =
  | { readonly code: 'shift_starts_on_another_day'; readonly date: Day; readonly startDay: Day }
  | { readonly code: 'shift_outside_month'; readonly yearMonth: YearMonth; readonly days: readonly Day[] }

/** A shift belongs to the month in which it starts (rules planning-1, planning-15). */
export function refusalToLeaveMonth(yearMonth: YearMonth, startDays: readonly Day[]): ShiftDateRefusal | null {
  const days = startDays.filter((day) => monthOf(day) !== yearMonth)
  return days.length === 0 ? null : { code: 'shift_outside_month', yearMonth, days }
}

/** Refuses a new shift whose date is not the day on which it starts (rule planning-14). */
export const refusalToDateShift = (date: Day, startDay: Day): ShiftDateRefusal | null =>
  date === startDay ? null : { code: 'shift_starts_on_another_day', date, startDay }
