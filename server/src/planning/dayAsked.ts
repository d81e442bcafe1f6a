import { isDay, type Day } from '@uurwerk/domain/time/day'
import { dayIn, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { RefusalError } from '../http/RefusalError.ts'

/** The day of a request in the month of its path. The request sends a day number or a full day. */
export function dayAsked(yearMonth: YearMonth, sent: number | Day): Day {
  const day = typeof sent === 'number' ? dayIn(yearMonth, sent) : sent
  if (day === null || !isDay(day) || monthOf(day) !== yearMonth) throw new RefusalError({ code: 'day_outside_month' })
  return day
}
