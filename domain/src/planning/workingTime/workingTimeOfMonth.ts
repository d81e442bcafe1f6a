import type { Day } from '../../time/day.ts'
import { monthOf, type YearMonth } from '../../time/yearMonth.ts'
import type { WorkingTimeWarning } from './workingTimeWarning.ts'
import { workingTimeWarnings, type WorkingTimeFacts } from './workingTimeWarnings.ts'

/**
 * The numbers of days before and after a month whose shifts can cause a warning in that month: a week, and before the
 * month one more day for a night shift.
 */
export const WORKING_TIME_DAYS_BEFORE = 8
export const WORKING_TIME_DAYS_AFTER = 7

export type WarnedDay = { readonly day: Day; readonly warning: WorkingTimeWarning }

/** A warning about several days is shown on the last of these days that is in the month (rule planning-60). */
export function workingTimeOfMonth(yearMonth: YearMonth, facts: WorkingTimeFacts): WarnedDay[] {
  return workingTimeWarnings(facts)
    .flatMap((warning) => {
      const day = warning.days.findLast((each) => monthOf(each) === yearMonth)
      return day === undefined ? [] : [{ day, warning }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
