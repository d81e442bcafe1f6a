import { bookableDays } from '@uurwerk/domain/absences/bookableDays'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Refused } from '../http/Refused.ts'
import { dayAsked } from '../planning/dayAsked.ts'

/** The days of a range within the month on which there is something to be absent from. */
export function daysToBook(yearMonth: YearMonth, sent: { readonly first: Day; readonly last: Day }): Day[] {
  const range = { first: dayAsked(yearMonth, sent.first), last: dayAsked(yearMonth, sent.last) }
  if (range.first > range.last) throw new Refused({ code: 'no_day_chosen' })
  return bookableDays(range, new Set(holidaysIn(yearMonth).map(({ date }) => date)))
}
