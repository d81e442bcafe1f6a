import { isDay, type Day } from '@uurwerk/domain/time/day'
import { dayIn, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { RefusalError } from '../app/RefusalError.ts'

/** The day is a day number or a full date, and must be in the month in the URL of the request. */
export function requestedDay(yearMonth: YearMonth, sent: number | Day): Day {
  const day = typeof sent === 'number' ? dayIn(yearMonth, sent) : sent
  if (day === null || !isDay(day) || monthOf(day) !== yearMonth) throw new RefusalError({ code: 'day_outside_month' })
  return day
}
