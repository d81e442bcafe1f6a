import type { Day } from '../time/day.ts'

/**
 * The days on which the calendar of a contract accepts no shift. The calendar shows these days in green (rule
 * planning-24).
 */
export const occupiedDaysOf = (facts: {
  readonly daysElsewhere: readonly Day[]
  readonly fullAbsenceDays: readonly Day[]
}): Day[] => [...new Set([...facts.daysElsewhere, ...facts.fullAbsenceDays])].sort()
