import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { databaseStateOf } from './errors/databaseStateOf.ts'
import { mayRunAlone } from './prepared.ts'

/** PostgreSQL's code of the refusal of a statement, because an earlier statement of the transaction failed. */
const REFUSED_AFTER_FAILURE = '25P02'

/**
 * The connection of one transaction. It sends each statement at once, behind the statements that have no answer yet.
 * After a failed statement, PostgreSQL refuses all later statements of the transaction and its COMMIT, so a failure in
 * the middle stores nothing.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #begun: Promise<void>
  #state: 'beginning' | 'waiting' | 'begun' | 'ended' = 'beginning'
  #failure: unknown = null

  /** `begun` is the answer to BEGIN, which has been sent already. */
  constructor(connection: DatabaseConnection, begun: Promise<void>) {
    this.#connection = connection
    this.#begun = begun.then(() => {
      if (this.#state !== 'ended') this.#state = 'begun'
    })
    // A failed BEGIN is reported by the statements and by `end`, which wait for it.
    this.#begun.catch(() => {})
  }

  /** The error of the last statement that failed by itself. Nobody else may know it, because nobody awaited it. */
  get failure(): unknown {
    return this.#failure
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // When BEGIN fails, the statements behind it run without a transaction.
    if (this.#state === 'beginning' && !mayRunAlone(query)) this.#state = 'waiting'
    if (this.#state === 'waiting') await this.#begun
    if (this.#state === 'ended') throw new Error('the transaction has ended')
    try {
      return await this.#connection.executeQuery<R>(query)
    } catch (error) {
      if (databaseStateOf(error) === REFUSED_AFTER_FAILURE) throw this.#failure ?? error
      this.#failure = error
      throw error
    }
  }

  streamQuery(): never {
    throw new Error('a transaction reads no stream')
  }

  /** Lets the statements that wait for BEGIN be sent, and refuses further statements. */
  async end(): Promise<void> {
    await this.#begun
    this.#state = 'ended'
  }

  /** Refuses further statements at once, because work that failed may still be running. */
  async abandon(): Promise<void> {
    this.#state = 'ended'
    await this.#begun.catch(() => {})
  }
}
