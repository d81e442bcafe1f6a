import { EventEmitter } from 'node:events'
import type { PostgresPool } from 'kysely'
import type { PoolClient, QueryResult, QueryResultRow } from 'pg'

/**
 * The connections of the shared pool for one office, with the methods that the query builder and the job library need.
 */
export class OfficePool extends EventEmitter implements PostgresPool {
  readonly options: { readonly max: number }
  readonly #connect: () => Promise<PoolClient>

  constructor(connect: () => Promise<PoolClient>, max: number) {
    super()
    this.#connect = connect
    this.options = { max }
    // The job library prints a warning when these events have no listener. The shared pool already handles the errors.
    this.on('error', () => {})
    this.on('connect', () => {})
  }

  connect(): Promise<PoolClient> {
    return this.#connect()
  }

  async query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<QueryResult<Row>> {
    const client = await this.#connect()
    let isDone = false
    try {
      const result = await client.query<Row>(text, values)
      isDone = true
      return result
    } finally {
      client.release(!isDone)
    }
  }

  /** This pool ends no connections, because the connections belong to the shared pool. */
  async end(): Promise<void> {}
}
