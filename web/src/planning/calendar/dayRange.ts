import { dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { formatDayInWords, formatMonth, weekdayName } from '@uurwerk/domain/time/formatDay'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

export type DayRange = { readonly first: Day; readonly last: Day }

export const rangeOf = (a: Day, b: Day): DayRange => (a <= b ? { first: a, last: b } : { first: b, last: a })

export const isInRange = (day: Day, { first, last }: DayRange): boolean => first <= day && day <= last

/** The part of a range of days inside the month; null when the whole range is outside the month (rule planning-29). */
export function rangeInMonth({ first, last }: DayRange, yearMonth: YearMonth): DayRange | null {
  const [monthStart, monthEnd] = [firstDayOf(yearMonth), lastDayOf(yearMonth)]
  if (last < monthStart || first > monthEnd) return null
  return { first: first < monthStart ? monthStart : first, last: last > monthEnd ? monthEnd : last }
}

/** A range of days in Dutch words, such as 'dinsdag 24 november 2026' or 'maandag 23 – vrijdag 27 november 2026'. */
export const rangeInWords = ({ first, last }: DayRange): string =>
  first === last ? formatDayInWords(first) : `${dayInWeek(first)} – ${dayInWeek(last)} ${formatMonth(monthOf(last))}`

const dayInWeek = (day: Day) => `${weekdayName(day)} ${dayOfMonth(day)}`
