import type { TeamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'

export type WarningsOfPerson = ReadonlyMap<Day, string>

/** The warnings of a period. A key is the id of a person with a warning. */
export type Warnings = ReadonlyMap<number, WarningsOfPerson>

export function warningsOf({ warnings }: TeamWarnings): Warnings {
  const ofPerson = new Map<number, Map<Day, string>>()
  for (const [person, day, , , sentence] of warnings) {
    const ofDay = ofPerson.get(person) ?? new Map<Day, string>()
    const known = ofDay.get(day)
    ofPerson.set(person, ofDay.set(day, known === undefined ? sentence : `${known} ${sentence}`))
  }
  return ofPerson
}

/**
 * Replaces the warnings of the given people by their new warnings. The warnings of other people stay the same objects.
 */
export function withFreshWarnings(before: Warnings, ids: readonly number[], fresh: Warnings): Warnings {
  const warnings = new Map(before)
  for (const id of ids) {
    const ofPerson = fresh.get(id)
    if (ofPerson === undefined) warnings.delete(id)
    else warnings.set(id, ofPerson)
  }
  return warnings
}
