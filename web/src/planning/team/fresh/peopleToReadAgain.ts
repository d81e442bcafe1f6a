import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'

/** For more people, the whole team is read again. */
const MOST_PEOPLE = 100
/** After this time a change is no longer the reason of a read. */
const FRESH_MS = 10_000

type Changed = { readonly people?: readonly number[]; readonly contracts?: readonly number[] }

let people = new Set<number>()
let contracts = new Set<number>()
let changedAt = 0
let changes = 0

function forget(): void {
  people = new Set()
  contracts = new Set()
}

/**
 * The people whose rows changed since the team was read. They are kept until their rows were read, because a second
 * change cancels a read that is under way.
 */
export const peopleToReadAgain = {
  add(changed: Changed): void {
    for (const id of changed.people ?? []) people.add(id)
    for (const id of changed.contracts ?? []) contracts.add(id)
    changedAt = Date.now()
    changes += 1
  },
  /** The people to read; null when everybody must be read. */
  of(team: TeamPlanning): { readonly ids: readonly number[]; readonly done: () => void } | null {
    if (Date.now() - changedAt > FRESH_MS) forget()
    const ofContracts = team.contracts.filter(({ id }) => contracts.has(id)).map(({ personId }) => personId)
    const ids = [...new Set([...people, ...ofContracts])]
    if (ids.length === 0 || ids.length > MOST_PEOPLE) return null
    const known = changes
    return { ids, done: () => known === changes && forget() }
  },
  forget,
  forgetting<Answer>(answer: Answer): Answer {
    forget()
    return answer
  },
}
