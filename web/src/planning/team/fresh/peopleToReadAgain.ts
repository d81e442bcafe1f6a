import { queryClient } from '../../../app/api/queryClient.ts'
import { noteWrite, type ChangedRecords } from './noteWrite.ts'
import type { Team } from './peopleOfTeam.ts'

/** The maximum number of people whose rows are read again. For more people, the whole team is read again. */
const MOST_PEOPLE = 100
/**
 * The time in milliseconds after a change during which the browser reads only the changed people again. After this
 * time, it reads the whole team again.
 */
const FRESH_MS = 10_000

type Since = { readonly people: Set<number>; readonly contracts: Set<number>; changedAt: number }

/**
 * A read of the team. `ids` has the people to read, and is null for all people. `done` is called when the read has its
 * answer.
 */
type RunningRead = { readonly ids: readonly number[] | null; readonly done: () => void }

/**
 * For each query, the people who changed after its last complete read. They stay in the list of the query until a later
 * read is complete: another change can cancel a running read, and another period can be read first. A query without a
 * list is read for the whole team.
 */
class ChangedPeople {
  readonly #since = new Map<string, Since>()
  #changes = 0

  add({ people = [], contracts = [] }: ChangedRecords): void {
    this.#changes += 1
    for (const since of this.#since.values()) {
      for (const id of people) since.people.add(id)
      for (const id of contracts) since.contracts.add(id)
      since.changedAt = Date.now()
    }
  }

  /** After a change that can be about everybody, each query is read for the whole team. */
  forget(): void {
    this.#changes += 1
    this.#since.clear()
  }

  /** `kept` is the team that the browser has; undefined when the browser has no answer of the query yet. */
  start(queryHash: string, kept: Team | undefined): RunningRead {
    const known = this.#changes
    return {
      ids: kept === undefined ? null : this.#idsOf(queryHash, kept),
      done: () => {
        if (known === this.#changes)
          this.#since.set(queryHash, { people: new Set(), contracts: new Set(), changedAt: 0 })
      },
    }
  }

  #idsOf(queryHash: string, team: Team): readonly number[] | null {
    const since = this.#since.get(queryHash)
    if (since === undefined || Date.now() - since.changedAt > FRESH_MS) return null
    const personOf = new Map(
      team.people.flatMap(({ person, contracts }) => contracts.map(({ id }) => [id, person.id] as const)),
    )
    const ofContracts = [...since.contracts].map((id) => personOf.get(id))
    // The browser does not know the person of a contract outside this period, so the whole team is read.
    if (ofContracts.includes(undefined)) return null
    const ids = [...new Set([...since.people, ...ofContracts.filter((id) => id !== undefined)])]
    return ids.length === 0 || ids.length > MOST_PEOPLE ? null : ids
  }
}

const inPlanning = new ChangedPeople()
const inWarnings = new ChangedPeople()

/** The people whose planning and whose warnings must be read again (rule team-47). */
export const peopleToReadAgain = {
  inPlanning,
  inWarnings,
  add(changed: ChangedRecords): void {
    noteWrite(changed)
    inPlanning.add(changed)
    inWarnings.add(changed)
  },
  forget(): void {
    inPlanning.forget()
    inWarnings.forget()
  },
  /**
   * Registers the people whom the writes of this tab change, while the team planning is open. A write without
   * `meta.people` can change everybody. The returned function stops the registration. Each query is then read for the
   * whole team, because later changes are not registered.
   */
  followWrites(): () => void {
    const stop = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'added') return
      const people = mutation.meta?.people
      if (people === undefined) {
        noteWrite({})
        peopleToReadAgain.forget()
      } else peopleToReadAgain.add({ people })
    })
    return () => {
      stop()
      peopleToReadAgain.forget()
    }
  },
}
