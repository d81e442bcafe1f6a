import type { Pool } from 'pg'
import { BoundedPool } from './BoundedPool.ts'
import { rowTypes } from './rowTypes.ts'

export type PoolSettings = {
  readonly url: string
  readonly max?: number
  readonly statementTimeoutMs?: number
  /** How many may wait for a connection; ten connections serve so many within a second. */
  readonly mostWaiting?: number
  readonly waitAtMostMs?: number
  /** A connection broke, such as when the database stops; unheard, that would end the process. */
  readonly onLostConnection?: (error: Error) => void
}

/** An export of a whole company reads for longer than anybody waits for a screen. */
export const LONG_STATEMENT_MS = 120_000

/** Somebody who holds rows and does no more would keep them from everybody. */
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
  // The pool speaks for the connections that nobody uses; those in use speak for themselves.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Adds to what the address asks for itself: the schema of a company is chosen there. */
function withSessionOptions(url: string, settings: readonly string[]): string {
  const address = new URL(url)
  const input = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', [input, ...settings.map((setting) => `-c ${setting}`)].join(' ').trim())
  return address.href
}
