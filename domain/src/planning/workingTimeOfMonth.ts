import type { Day } from '../time/day.ts'
import { monthOf } from '../time/yearMonth.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import type { WorkingTimeWarning } from './workingTimeWarning.ts'
import { workingTimeWarnings } from './workingTimeWarnings.ts'
import type { WorkingTimeFacts } from './workingTimeWarnings.ts'

/** How far the shifts around a month still bear on it: a week, and the night that reaches into the first of its days. */
export const WORKING_TIME_DAYS_BEFORE = 8
export const WORKING_TIME_DAYS_AFTER = 7

export type WarnedDay = { readonly day: Day; readonly warning: WorkingTimeWarning }

/** What there is to notice in a month, each on the last of its days there, in order of the days. */
export function workingTimeOfMonth(yearMonth: YearMonth, facts: WorkingTimeFacts): WarnedDay[] {
  return workingTimeWarnings(facts)
    .flatMap((warning) => {
      const day = warning.days.findLast((each) => monthOf(each) === yearMonth)
      return day === undefined ? [] : [{ day, warning }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
