import type { Team } from './peopleOfTeam.ts'

/** The maximum number of people whose rows are read again. For more people, the whole team is read again. */
const MOST_PEOPLE = 100
/** After a change, the browser reads only the changed people again during this number of milliseconds. */
const FRESH_MS = 10_000

type Changed = { readonly people?: readonly number[]; readonly contracts?: readonly number[] }

/**
 * The people who changed after a read. They are kept until they are read again, because a second change cancels a
 * running read.
 */
class ChangedPeople {
  #people = new Set<number>()
  #contracts = new Set<number>()
  #changedAt = 0
  #changes = 0

  add({ people = [], contracts = [] }: Changed): void {
    for (const id of people) this.#people.add(id)
    for (const id of contracts) this.#contracts.add(id)
    this.#changedAt = Date.now()
    this.#changes += 1
  }

  /** The people to read; null when all people must be read. */
  of(team: Team): { readonly ids: readonly number[]; readonly done: () => void } | null {
    if (Date.now() - this.#changedAt > FRESH_MS) this.forget()
    const ofContracts = team.people.filter(({ contracts }) => contracts.some(({ id }) => this.#contracts.has(id)))
    const ids = [...new Set([...this.#people, ...ofContracts.map(({ person }) => person.id)])]
    if (ids.length === 0 || ids.length > MOST_PEOPLE) return null
    const known = this.#changes
    return {
      ids,
      done: () => {
        if (known === this.#changes) this.forget()
      },
    }
  }

  forget(): void {
    this.#people = new Set()
    this.#contracts = new Set()
  }
}

const inPlanning = new ChangedPeople()
const inWarnings = new ChangedPeople()

/** The people whose planning and whose warnings must be read again. */
export const peopleToReadAgain = {
  inPlanning,
  inWarnings,
  add(changed: Changed): void {
    inPlanning.add(changed)
    inWarnings.add(changed)
  },
}
