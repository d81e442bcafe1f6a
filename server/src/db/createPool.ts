import type { Pool } from 'pg'
import { BoundedPool } from './BoundedPool.ts'
import { rowTypes } from './rowTypes.ts'

export type PoolSettings = {
  readonly url: string
  readonly max?: number
  readonly statementTimeoutMs?: number
  /** The limit on requests that wait for a connection. Ten connections serve so many within a second. */
  readonly mostWaiting?: number
  readonly waitAtMostMs?: number
  /**
   * Handles the error event of a broken connection, for example when the database stops. Without a handler, Node would
   * end the process.
   */
  readonly onLostConnection?: (error: Error) => void
}

/** An export of a whole company takes longer than a screen may load. */
export const LONG_STATEMENT_MS = 120_000

/** Ends a transaction that holds locks and sends no statement, because it would block all others. */
const IDLE_IN_TRANSACTION_FACTOR = 4

export function createPool({
  url,
  max = 10,
  statementTimeoutMs = 15_000,
  mostWaiting = 500,
  waitAtMostMs = 10_000,
  onLostConnection = () => {},
}: PoolSettings): Pool {
  const pool = new BoundedPool({
    connectionString: withSessionOptions(url, [
      'timezone=UTC',
      `statement_timeout=${statementTimeoutMs}`,
      `idle_in_transaction_session_timeout=${statementTimeoutMs * IDLE_IN_TRANSACTION_FACTOR}`,
    ]),
    max,
    mostWaiting,
    types: rowTypes,
    connectionTimeoutMillis: waitAtMostMs,
    keepAlive: true,
  })
  // The pool reports errors of idle connections only. A connection in use reports its own errors.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Adds to the options of the connection address, because the address can choose the schema of a company there. */
function withSessionOptions(url: string, settings: readonly string[]): string {
  const address = new URL(url)
  const input = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', [input, ...settings.map((setting) => `-c ${setting}`)].join(' ').trim())
  return address.href
}
