import { toDay } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'

type Dates = { readonly startDate: string; readonly endDate: string | null }

/** The days of a contract or an order as it came from the server. */
export const periodOf = ({ startDate, endDate }: Dates): DayPeriod => ({
  start: toDay(startDate),
  end: endDate === null ? null : toDay(endDate),
})
