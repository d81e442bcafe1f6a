import type { Day } from '../time/day.ts'

/**
 * The days with a shift of another contract or a whole day of absence. The calendar shows them in green (rule
 * planning-24).
 */
export const occupiedDaysOf = (facts: {
  readonly daysElsewhere: readonly Day[]
  readonly fullAbsenceDays: readonly Day[]
}): Day[] => [...new Set([...facts.daysElsewhere, ...facts.fullAbsenceDays])].sort()
