import type { Day } from './day.ts'

/** A period of days, with its first and its last day. When `end` is null, the period has no end (rule time-15). */
export type DayPeriod = { readonly start: Day; readonly end: Day | null }

export const containsDay = (period: DayPeriod, day: Day): boolean =>
  period.start <= day && (period.end === null || day <= period.end)

/**
 * True when the two periods share a day. The exclusion constraints of the database use the same rule (rule time-15).
 */
export const periodsOverlap = (a: DayPeriod, b: DayPeriod): boolean =>
  (b.end === null || a.start <= b.end) && (a.end === null || b.start <= a.end)
