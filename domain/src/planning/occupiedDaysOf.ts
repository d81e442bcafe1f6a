import type { Day } from '../time/day.ts'

/** The days that a contract's calendar shows in green and does not let select (house rules, 2). */
export const occupiedDaysOf = (facts: {
  readonly daysElsewhere: readonly Day[]
  readonly fullAbsenceDays: readonly Day[]
}): Day[] => [...new Set([...facts.daysElsewhere, ...facts.fullAbsenceDays])].sort()
