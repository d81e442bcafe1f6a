import type { FilledUntil } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import type { TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { oppositeOf, withNewVersions, type TeamStep } from './teamSteps.ts'

const UNDO_STEPS = 50

export type Way = 'do' | 'undo' | 'redo'
type Back = Exclude<Way, 'do'>
/** Does a change again, and returns the change to undo; null when nothing was done. */
type Again = () => Promise<Entry | null>
/**
 * A change that has its own functions to undo and redo it, such as a booked absence. `undo` returns a message about the
 * parts that were not undone.
 */
export type OwnStep = { readonly undo: () => Promise<string | null>; readonly redo: Again }
/**
 * The undo of a filled period also restores, for each contract, the day until which its planning was filled before
 * (rule rotation-7).
 */
export type Filling = { readonly filledUntil: readonly FilledUntil[]; readonly again: Again }
/** `confirmedToo`: HR agreed to change confirmed months, so the undo does not ask again (rule team-33). */
export type Steps = { readonly steps: readonly TeamStep[]; readonly confirmedToo: boolean; readonly filling?: Filling }
export type Entry = Steps | OwnStep

/** The last fifty changes that can be undone, and the undone changes that can be redone (rule team-7). */
export class UndoStacks {
  readonly #entries: Record<Back, readonly Entry[]> = { undo: [], redo: [] }
  #personId: number | null = null

  /** Removes the last change from its stack; undefined when the stack is empty. */
  take(way: Back): Entry | undefined {
    const entry = this.#entries[way].at(-1)
    this.#entries[way] = this.#entries[way].slice(0, -1)
    return entry
  }

  /** Forgets the changes of another person, who signed in before in this tab. */
  startFor(personId: number): void {
    if (personId === this.#personId) return
    this.#personId = personId
    this.#entries.undo = []
    this.#entries.redo = []
  }

  put(way: Back, entry: Entry): void {
    this.#entries[way] = [...this.#entries[way].slice(1 - UNDO_STEPS), entry]
  }

  /** After a new change, the changes that were undone before it can no longer be redone. */
  add(entry: Entry): void {
    this.put('undo', entry)
    this.#entries.redo = []
  }

  /**
   * Stores the opposite of the given operations. Returns true when there is something to undo. When the operations
   * restored a shift or its old values, the stored older changes of that shift get its new id and version.
   */
  keep({ steps, confirmedToo, filling }: Steps, answer: TeamOutcomes, way: Way): boolean {
    const opposite = oppositeOf(steps, answer)
    const renew = (entry: Entry): Entry =>
      'undo' in entry ? entry : { ...entry, steps: withNewVersions(entry.steps, steps, answer) }
    for (const stack of ['undo', 'redo'] as const) this.#entries[stack] = this.#entries[stack].map(renew)
    if (opposite.length > 0)
      this.put(
        way === 'undo' ? 'redo' : 'undo',
        filling === undefined
          ? { steps: opposite, confirmedToo }
          : { undo: () => Promise.resolve(null), redo: filling.again },
      )
    if (way === 'do') this.#entries.redo = []
    return opposite.length > 0
  }
}

/** The changes of this browser tab. HR can undo them on each page of the team planning. */
export const undoStacks = new UndoStacks()
