import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Client, DatabaseError, Pool, PoolClient } from 'pg'
import { READ_ONLY } from '../errors/isUnreachable.ts'
import { BoundedPool } from './BoundedPool.ts'
import { checkSessionSettings } from './checkSessionSettings.ts'
import { rowTypes } from './rowTypes.ts'

export type PoolSettings = {
  readonly url: string
  readonly max?: number
  readonly statementTimeoutMs?: number
  /** The maximum number of requests that wait for a connection. Ten connections serve this number within a second. */
  readonly mostWaiting?: number
  readonly waitAtMostMs?: number
  /** The time after which an unused connection is closed, in milliseconds. */
  readonly idleMs?: number
  /** Without a handler for the error of a broken connection, Node would end the process. */
  readonly onLostConnection?: (error: Error) => void
}

/**
 * The limit of a statement for slow work, in milliseconds. An export of a whole company may take longer than a screen
 * may load.
 */
export const LONG_STATEMENT_MS = 120_000

/**
 * The database ends an open transaction that sends no statement for too long, because the locks of the transaction
 * would block others. The time is the limit of one statement, multiplied by this number.
 */
const IDLE_IN_TRANSACTION_FACTOR = 4

export function createPool({
  url,
  max = 10,
  statementTimeoutMs = 15_000,
  mostWaiting = 500,
  waitAtMostMs = 10_000,
  idleMs = 10_000,
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
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    // A transaction sends each statement without waiting for the answer to the previous statement.
    pipeline: true,
    verify: (client, done) => {
      checkSessionSettings(client, { statementTimeoutMs, searchPath: searchPathOf(url) }).then(() => done(), done)
    },
  })
  // The pool reports only the errors of idle connections. A connection in use reports its own errors.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => {
    client.on('error', () => {})
    endWhenReadOnly(client)
    sendTogether(client)
  })
  return pool
}

/**
 * Sends statements together when a transaction calls them without waiting. Each separate message would need a system
 * call and wake the database again.
 */
function sendTogether(client: PoolClient): void {
  const { connection } = client as PoolClient & { readonly connection: { readonly stream: Socket } }
  const { stream } = connection
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  let waits = false
  client.query = ((...args: readonly unknown[]) => {
    if (!waits) {
      waits = true
      stream.cork()
      process.nextTick(() => {
        waits = false
        stream.uncork()
      })
    }
    return query(...args)
  }) as typeof client.query
}

/**
 * Ends a connection to a database that only reads, so that the next request opens a connection to the primary. After a
 * move to another machine, a connection can still lead to the old primary.
 */
function endWhenReadOnly(client: PoolClient): void {
  const { connection } = client as PoolClient & { readonly connection: EventEmitter<{ errorMessage: [DatabaseError] }> }
  connection.on('errorMessage', ({ code }) => {
    if (code === READ_ONLY) void (client as PoolClient & Client).end()
  })
}

const searchPathOf = (url: string): string | null =>
  /-c ?search_path=(\S+)/.exec(new URL(url).searchParams.get('options') ?? '')?.[1] ?? null

/** The options that the URL already has are kept, because they can choose the schema of a company. */
export function withSessionOptions(url: string, settings: readonly string[]): string {
  const address = new URL(url)
  const input = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', [input, ...settings.map((setting) => `-c ${setting}`)].join(' ').trim())
  return address.href
}
