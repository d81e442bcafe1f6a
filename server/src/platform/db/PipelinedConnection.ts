import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { databaseStateOf } from './errors/databaseStateOf.ts'
import { mayRunAlone } from './prepared.ts'

/** The PostgreSQL error code for a statement that is refused because an earlier statement of the transaction failed. */
const REFUSED_AFTER_FAILURE = '25P02'

/**
 * Sends each statement immediately, without waiting for earlier answers. After a failed statement, PostgreSQL refuses
 * all later statements and the COMMIT, so a failed transaction stores nothing.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #begun: Promise<void>
  #state: 'beginning' | 'waiting' | 'begun' | 'ended' = 'beginning'
  #failure: unknown = null

  /** `begun` is the answer to the statement BEGIN, which was sent before this object was made. */
  constructor(connection: DatabaseConnection, begun: Promise<void>) {
    this.#connection = connection
    this.#begun = begun.then(() => {
      if (this.#state !== 'ended') this.#state = 'begun'
    })
    // When BEGIN fails, the error is reported by the statements and by `end`, because these wait for BEGIN.
    this.#begun.catch(() => {})
  }

  /**
   * The error of the last statement that failed. A statement that PostgreSQL refused only because an earlier statement
   * had failed does not count. The caller may not have awaited the failed statement.
   */
  get failure(): unknown {
    return this.#failure
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // When BEGIN fails, the later statements are not sent, because they would run without a transaction.
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

  /** Sends the statements that wait for BEGIN, and refuses further statements. */
  async end(): Promise<void> {
    await this.#begun
    this.#state = 'ended'
  }

  /** Refuses further statements immediately, because code of a failed transaction may still be running. */
  async abandon(): Promise<void> {
    this.#state = 'ended'
    await this.#begun.catch(() => {})
  }
}
