import { Pool } from 'pg'
import { rowTypes } from './rowTypes.ts'

export type PoolSettings = {
  readonly url: string
  readonly max?: number
  readonly statementTimeoutMs?: number
  /** A connection broke, such as when the database stops; unheard, that would end the process. */
  readonly onLostConnection?: (error: Error) => void
}

export function createPool({
  url,
  max = 10,
  statementTimeoutMs = 15_000,
  onLostConnection = () => {},
}: PoolSettings): Pool {
  const pool = new Pool({
    connectionString: withSessionOptions(url, ['timezone=UTC', `statement_timeout=${statementTimeoutMs}`]),
    max,
    types: rowTypes,
    connectionTimeoutMillis: 10_000,
  })
  // The pool speaks for the connections that nobody uses; those in use speak for themselves.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Adds to what the address asks for itself: the schema of a company is chosen there. */
function withSessionOptions(url: string, settings: readonly string[]): string {
  const address = new URL(url)
  const asked = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', [asked, ...settings.map((setting) => `-c ${setting}`)].join(' ').trim())
  return address.href
}
