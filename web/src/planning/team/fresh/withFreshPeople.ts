import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'

/**
 * The planning of the team with new rows for some people. The rows of other people stay the same objects. Null when one
 * of the people is new, because the place of the new row is not known (rule team-14).
 */
export function withFreshPeople(team: TeamPlanning, ids: readonly number[], fresh: TeamPlanning): TeamPlanning | null {
  const known = new Set(team.people.map(({ id }) => id))
  if (fresh.people.some(({ id }) => !known.has(id))) return null
  const asked = new Set(ids)
  const read = new Map(fresh.people.map((person) => [person.id, person]))
  const old = new Set(team.contracts.filter(({ personId }) => asked.has(personId)).map(({ id }) => id))
  return {
    ...fresh,
    people: team.people.flatMap((person) => (asked.has(person.id) ? (read.get(person.id) ?? []) : [person])),
    contracts: [...team.contracts.filter(({ personId }) => !asked.has(personId)), ...fresh.contracts].toSorted(
      (a, b) => a.id - b.id,
    ),
    shifts: [...team.shifts.filter(([, , contractId]) => !old.has(contractId)), ...fresh.shifts],
    availability: [...team.availability.filter(([personId]) => !asked.has(personId)), ...fresh.availability],
    absences: [...team.absences.filter(([personId]) => !asked.has(personId)), ...fresh.absences],
  }
}
