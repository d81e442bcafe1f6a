import { eachDay, type Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'

/**
 * The days until `until` (included) on which only one of two periods of sickness applies. When a period is null, there
 * is no sickness.
 */
export function changedSickDays(before: DayPeriod | null, after: DayPeriod | null, until: Day): Day[] {
  const either = [before, after].filter((period) => period !== null)
  const from = either.map(({ start }) => start).sort()[0]
  if (from === undefined || from > until) return []
  return eachDay(from, until).filter((day) => isIn(before, day) !== isIn(after, day))
}

const isIn = (period: DayPeriod | null, day: Day): boolean => period !== null && containsDay(period, day)
