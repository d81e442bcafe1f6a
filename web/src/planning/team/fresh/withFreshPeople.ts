import type { PersonOfTeam, Team } from './peopleOfTeam.ts'

/**
 * The planning with new rows for some people. Null when the whole team must be read again: a person is new, or a
 * customer, a shift type, a holiday or an employer is new or has changed (rule team-47).
 */
export function withFreshPeople(team: Team, ids: readonly number[], fresh: Team): Team | null {
  const known = new Set(team.people.map(({ person }) => person.id))
  if (fresh.people.some(({ person }) => !known.has(person.id)) || !hasSameNames(team, fresh)) return null
  const requested = new Set(ids)
  const read = new Map(fresh.people.map((each) => [each.person.id, each]))
  return {
    ...team,
    people: team.people.flatMap((each): PersonOfTeam | readonly [] =>
      requested.has(each.person.id) ? (read.get(each.person.id) ?? []) : each,
    ),
  }
}

/** The answer for some people has only the customers and the shift types of these people. */
const hasSameNames = (team: Team, fresh: Team): boolean =>
  hasAll(team.customers, fresh.customers) &&
  hasAll(team.shiftTypes, fresh.shiftTypes) &&
  isSame(team.holidays, fresh.holidays) &&
  isSame(team.employers, fresh.employers)

type Named = { readonly id: number }

const hasAll = (known: readonly Named[], given: readonly Named[]): boolean =>
  given.every((each) =>
    isSame(
      known.find(({ id }) => id === each.id),
      each,
    ),
  )

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after)
