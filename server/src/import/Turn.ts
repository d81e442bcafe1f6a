import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/** Runs long work on the main thread in short turns; between two turns, other requests are answered (rule import-8). */
export class Turn {
  #since = performance.now()

  async next(): Promise<void> {
    await setImmediate()
    this.#since = performance.now()
  }

  get isOver(): boolean {
    return performance.now() - this.#since > TURN_MS
  }
}
