import type { AtOnce } from './rateLimits.ts'
import { RefusalError } from '../../../app/RefusalError.ts'

type Waiting = { readonly begin: () => void }
type Use = { running: number; readonly waiting: Set<Waiting> }

const RETRY_AFTER_SECONDS = 2
/**
 * The maximum number of waiting calls of one caller. Further calls are refused at once, because each waiting call uses
 * memory, also after its client has left.
 */
const MOST_WAITING = 100

/** Limits how many calls of one caller run at once. Further calls wait, but only for a limited time. */
export class Share {
  readonly #most: AtOnce
  readonly #uses = new Map<string, Use>()

  constructor(most: AtOnce) {
    this.#most = most
  }

  async use<T>(caller: string, work: () => Promise<T>, waitMs = this.#most.waitMs): Promise<T> {
    const use = this.#uses.get(caller) ?? { running: 0, waiting: new Set() }
    this.#uses.set(caller, use)
    if (use.running < this.#most.atOnce) use.running += 1
    else await this.#turnIn(use, waitMs)
    try {
      return await work()
    } finally {
      this.#end(caller, use)
    }
  }

  #turnIn({ waiting }: Use, waitMs: number): Promise<void> {
    if (waiting.size >= MOST_WAITING) return Promise.reject(tooMany())
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting.delete(own)
        reject(tooMany())
      }, waitMs)
      waiting.add(own)
    })
  }

  #end(caller: string, use: Use): void {
    const [next] = use.waiting
    if (next === undefined) {
      use.running -= 1
      if (use.running === 0) this.#uses.delete(caller)
      return
    }
    use.waiting.delete(next)
    next.begin()
  }
}

const tooMany = () => new RefusalError({ code: 'too_many', retryAfter: RETRY_AFTER_SECONDS })
