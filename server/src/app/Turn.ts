import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/** Lets the server answer the requests that wait, before long work continues. */
export const nextTurn = (): Promise<void> => setImmediate()

/**
 * Divides long work on the main thread into short parts. Between two parts, the server answers other requests (rule
 * import-8).
 */
export class Turn {
  #since = performance.now()

  async next(): Promise<void> {
    await nextTurn()
    this.#since = performance.now()
  }

  get isOver(): boolean {
    return performance.now() - this.#since > TURN_MS
  }
}
