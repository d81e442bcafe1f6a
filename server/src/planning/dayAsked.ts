import { isDay, type Day } from '@uurwerk/domain/time/day'
import { dayIn, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { RefusalError } from '../http/RefusalError.ts'

/** A day of the path's month, sent as its number or as the day itself. */
export function dayAsked(yearMonth: YearMonth, sent: number | Day): Day {
  const day = typeof sent === 'number' ? dayIn(yearMonth, sent) : sent
  if (day === null || !isDay(day) || monthOf(day) !== yearMonth) throw new RefusalError({ code: 'day_outside_month' })
  return day
}
