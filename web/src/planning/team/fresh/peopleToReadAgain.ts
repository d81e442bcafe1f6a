import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'

/** The maximum number of people whose rows are read again. For more people, the whole team is read again. */
const MOST_PEOPLE = 100
/** After a change, the browser reads only the changed people again during this number of milliseconds. */
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
 * The people whose rows changed after the team was read. They are kept until their rows are read again, because a
 * second change cancels a running read.
 */
export const peopleToReadAgain = {
  add(changed: Changed): void {
    for (const id of changed.people ?? []) people.add(id)
    for (const id of changed.contracts ?? []) contracts.add(id)
    changedAt = Date.now()
    changes += 1
  },
  /** The people to read; null when the whole team must be read. */
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
