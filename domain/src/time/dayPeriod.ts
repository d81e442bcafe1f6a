import type { Day } from './day.ts'

/** A stretch of whole days as people write it: both bounds belong to it, null is open. */
export type DayPeriod = { readonly start: Day; readonly end: Day | null }

export const containsDay = (period: DayPeriod, day: Day): boolean =>
  period.start <= day && (period.end === null || day <= period.end)

export const periodsOverlap = (a: DayPeriod, b: DayPeriod): boolean =>
  (b.end === null || a.start <= b.end) && (a.end === null || b.start <= a.end)
