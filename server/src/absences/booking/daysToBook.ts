import { bookableDays } from '@uurwerk/domain/absences/bookableDays'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { selectExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import { dayAsked } from '../../calendar/dayAsked.ts'

/** The days of a range on which an absence can be booked, without the days outside the month (rule absences-19). */
export async function daysToBook(
  db: Database,
  yearMonth: YearMonth,
  sent: { readonly first: Day; readonly last: Day },
): Promise<Day[]> {
  const range = { first: dayAsked(yearMonth, sent.first), last: dayAsked(yearMonth, sent.last) }
  if (range.first > range.last) throw new RefusalError({ code: 'no_day_chosen' })
  const extra = await selectExtraHolidays(db, { from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })
  return bookableDays(range, new Set(holidaysIn(yearMonth, extra).map(({ date }) => date)))
}
