import { toDay } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'

type Dates = { readonly startDate: string; readonly endDate: string | null }

/** Converts the dates of a contract or an order in the server's answer to a period. */
export const periodOf = ({ startDate, endDate }: Dates): DayPeriod => ({
  start: toDay(startDate),
  end: endDate === null ? null : toDay(endDate),
})
