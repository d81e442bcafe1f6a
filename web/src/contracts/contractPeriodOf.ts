import { toDay } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { MonthContract } from './queries.ts'

export const contractPeriodOf = ({ contractPeriod: { startDate, endDate } }: MonthContract): DayPeriod => ({
  start: toDay(startDate),
  end: endDate === null ? null : toDay(endDate),
})
