import type { Seconds } from '../../money/seconds.ts'
import type { MinuteOfDay } from '../../time/clockTime.ts'
import type { Day } from '../../time/day.ts'

export const WORKING_TIME_SEVERITIES = ['info', 'warn', 'strong'] as const
export type WorkingTimeSeverity = (typeof WORKING_TIME_SEVERITIES)[number]

export const WORKING_TIME_CODES = [
  'rest_too_short',
  'day_too_long',
  'week_too_long',
  'no_break',
  'no_weekly_rest',
  'shift_too_short',
  'night_too_long',
] as const

/** A warning about the working time of a person. `days` are the days of the shifts that cause the warning, in order. */
export type WorkingTimeWarning = {
  readonly severity: WorkingTimeSeverity
  readonly days: readonly Day[]
} & (
  | { readonly code: 'rest_too_short'; readonly between: readonly [Day, Day] }
  | { readonly code: 'day_too_long'; readonly day: Day; readonly limit: Seconds }
  | { readonly code: 'week_too_long'; readonly monday: Day; readonly limit: Seconds }
  | { readonly code: 'no_break'; readonly day: Day }
  | { readonly code: 'no_weekly_rest'; readonly day: Day }
  | { readonly code: 'shift_too_short'; readonly day: Day; readonly start: MinuteOfDay }
  | { readonly code: 'night_too_long'; readonly day: Day }
)
