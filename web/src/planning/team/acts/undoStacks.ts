import type { TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { oppositeOf, withNewVersions, type TeamStep } from './teamSteps.ts'

/** The number of changes that can be undone. */
const UNDO_STEPS = 50

export type Way = 'do' | 'undo' | 'redo'
type Back = Exclude<Way, 'do'>
/**
 * A change that other calls than `applyTeamPlanning` undo, such as a booked absence. `redo` does the change again, and
 * returns the change to undo.
 */
export type OwnStep = { readonly undo: () => Promise<void>; readonly redo: () => Promise<OwnStep | null> }
/** `confirmedToo` is true for a change of confirmed months to which HR agreed. The undo of the change asks nothing. */
type Steps = { readonly steps: readonly TeamStep[]; readonly confirmedToo: boolean }
type Entry = Steps | OwnStep

/** The last fifty changes that can be undone, and the undone changes that can be redone (rule team-7). */
export class UndoStacks {
  readonly #entries: Record<Back, readonly Entry[]> = { undo: [], redo: [] }

  /** Removes the last change from its stack; undefined when the stack is empty. */
  take(way: Back): Entry | undefined {
    const entry = this.#entries[way].at(-1)
    this.#entries[way] = this.#entries[way].slice(0, -1)
    return entry
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
   * Stores the opposite of the steps that were done, and returns true when there is an opposite. An undo or a redo gives
   * a shift a new version, and a restored shift also gets a new id. The older changes of that shift then get these too.
   */
  keep({ steps, confirmedToo }: Steps, answer: TeamOutcomes, way: Way): boolean {
    const opposite = oppositeOf(steps, answer)
    const renew = (entry: Entry): Entry =>
      'undo' in entry ? entry : { ...entry, steps: withNewVersions(entry.steps, steps, answer) }
    for (const stack of ['undo', 'redo'] as const) this.#entries[stack] = this.#entries[stack].map(renew)
    if (opposite.length > 0) this.put(way === 'undo' ? 'redo' : 'undo', { steps: opposite, confirmedToo })
    if (way === 'do') this.#entries.redo = []
    return opposite.length > 0
  }
}
