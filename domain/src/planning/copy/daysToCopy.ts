import { addDays, dayOfMonth, eachDay, weekdayOf, type Day } from '../../time/day.ts'
import { mondayOf } from '../../time/week.ts'
import { addMonths, dayIn, daysOf, firstDayOf, monthOf, type YearMonth } from '../../time/yearMonth.ts'

/** A day of the month, and the earlier day whose shifts are copied to it. */
export type DayToCopy = { readonly from: Day; readonly to: Day }

export type CopyTarget = {
  readonly yearMonth: YearMonth
  /** A day of the week that receives the shifts of the previous week. Null when the whole month receives shifts. */
  readonly week: Day | null
}

/**
 * A week copies the same weekdays of the previous week that are in the month. For a month, the second Tuesday receives
 * the shifts of the second Tuesday of the previous month (rule planning-74).
 */
export function daysToCopy({ yearMonth, week }: CopyTarget): DayToCopy[] {
  if (week === null) return daysOf(yearMonth).flatMap((to) => dayFromMonthBefore(to))
  const monday = mondayOf(week)
  const days = eachDay(monday, addDays(monday, 6)).filter((day) => monthOf(day) === yearMonth)
  return days.map((to) => ({ from: addDays(to, -7), to }))
}

/**
 * A list with the day of the previous month that is copied to the given day, for example its second Tuesday for a second
 * Tuesday. The list is empty when the previous month has no such day, for example no fifth Tuesday.
 */
function dayFromMonthBefore(to: Day): DayToCopy[] {
  const before = addMonths(monthOf(to), -1)
  const weeksBefore = Math.ceil(dayOfMonth(to) / 7) - 1
  const daysAfterFirst = (weekdayOf(to) - weekdayOf(firstDayOf(before)) + 7) % 7
  const from = dayIn(before, 1 + daysAfterFirst + weeksBefore * 7)
  return from === null ? [] : [{ from, to }]
}
