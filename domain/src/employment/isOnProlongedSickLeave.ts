import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'
import { daysOf, type YearMonth } from '../time/yearMonth.ts'

export const isOnProlongedSickLeave = (periods: readonly DayPeriod[], day: Day): boolean =>
  periods.some((period) => containsDay(period, day))

/** True when a month has a day without prolonged sickness. Planning and booking are possible only on such a day. */
export const hasDayOutsideSickLeave = (periods: readonly DayPeriod[], yearMonth: YearMonth): boolean =>
  daysOf(yearMonth).some((day) => !isOnProlongedSickLeave(periods, day))
