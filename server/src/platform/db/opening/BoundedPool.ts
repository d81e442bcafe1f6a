import { Pool, type PoolClient, type PoolConfig } from 'pg'

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void

/**
 * A pool of database connections with a limited queue. When the queue is full, a request is refused immediately, and
 * the client may try again.
 */
export class BoundedPool extends Pool {
  readonly #mostWaiting: number

  constructor({ mostWaiting, ...config }: PoolConfig & { readonly mostWaiting: number }) {
    super(config)
    this.#mostWaiting = mostWaiting
  }

  override connect(): Promise<PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<PoolClient> | void {
    if (this.waitingCount < this.#mostWaiting) return done === undefined ? super.connect() : super.connect(done)
    const error = new Error(TOO_MANY_WAIT)
    if (done === undefined) return Promise.reject(error)
    process.nextTick(done, error, undefined, () => {})
  }
}

export const TOO_MANY_WAIT = 'too many wait for a connection'
