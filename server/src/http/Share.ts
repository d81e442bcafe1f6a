import type { AtOnce } from './rateLimits.ts'
import { RefusalError } from './RefusalError.ts'

type Waiting = { readonly begin: () => void }
type Use = { running: number; readonly waiting: Set<Waiting> }

const RETRY_AFTER_SECONDS = 2

/** Limits how many calls of one caller run at once. Further calls wait for a limited time. */
export class Share {
  readonly #most: AtOnce
  readonly #uses = new Map<string, Use>()

  constructor(most: AtOnce) {
    this.#most = most
  }

  async use<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const use = this.#uses.get(caller) ?? { running: 0, waiting: new Set() }
    this.#uses.set(caller, use)
    if (use.running < this.#most.atOnce) use.running += 1
    else await this.#turnIn(use)
    try {
      return await work()
    } finally {
      this.#end(caller, use)
    }
  }

  #turnIn({ waiting }: Use): Promise<void> {
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting.delete(own)
        reject(new RefusalError({ code: 'too_many', retryAfter: RETRY_AFTER_SECONDS }))
      }, this.#most.waitMs)
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
