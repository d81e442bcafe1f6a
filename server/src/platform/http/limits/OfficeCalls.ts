import { setTimeout as pause } from 'node:timers/promises'
import { RefusalError } from '../../../app/RefusalError.ts'
import { TOO_MANY_MS } from './rateLimits.ts'

/**
 * After a quiet time, an office can make the calls of this number of seconds at once, for example when many people
 * start to work in the morning.
 */
const SAVED_SECONDS = 10

/**
 * Limits the average calls of one office. A script of one office would otherwise use all processor time (rule
 * offices-13).
 */
export class OfficeCalls {
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#now = now
    this.#left = perSecond * SAVED_SECONDS
    this.#at = now()
  }

  /** Counts a call, or refuses it. A refusal waits a moment, so that a script can make only few calls. */
  async consume(): Promise<void> {
    const now = this.#now()
    const most = this.#perSecond * SAVED_SECONDS
    this.#left = Math.min(most, this.#left + ((now - this.#at) * this.#perSecond) / 1000)
    this.#at = now
    if (this.#left >= 1) {
      this.#left -= 1
      return
    }
    await pause(TOO_MANY_MS)
    throw new RefusalError({ code: 'office_calls', retryAfter: Math.ceil((1 - this.#left) / this.#perSecond) })
  }
}
