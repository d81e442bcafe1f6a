import { addDays, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

const WEEKS = 6
const DAYS_IN_WEEK = 7

/** The weeks of a month, from Monday to Sunday. There are always six weeks, so that each month has the same height. */
export function weeksOf(yearMonth: YearMonth): Day[][] {
  const first = firstDayOf(yearMonth)
  const monday = addDays(first, 1 - weekdayOf(first))
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_day, day) => addDays(monday, week * DAYS_IN_WEEK + day)),
  )
}
