import type { Day } from './day.ts'

/** A stretch of whole days as people write it: both bounds belong to it, null is open. */
export type DayPeriod = { readonly start: Day; readonly end: Day | null }

export const containsDay = (period: DayPeriod, day: Day): boolean =>
  period.start <= day && (period.end === null || day <= period.end)

export const periodsOverlap = (a: DayPeriod, b: DayPeriod): boolean =>
  (b.end === null || a.start <= b.end) && (a.end === null || b.start <= a.end)

export function intersectPeriods(a: DayPeriod, b: DayPeriod): DayPeriod | null {
  if (!periodsOverlap(a, b)) return null
  return { start: a.start > b.start ? a.start : b.start, end: earlierEnd(a.end, b.end) }
}

function earlierEnd(a: Day | null, b: Day | null): Day | null {
  if (a === null) return b
  return b === null || a < b ? a : b
}
