import { TOO_MANY_WAIT } from '../opening/BoundedPool.ts'
import { databaseStateOf } from './databaseStateOf.ts'

/**
 * The PostgreSQL error codes for a database that stops or starts, for a broken connection, and for a connection that
 * was closed because it was idle in a transaction.
 */
const states = ['57P01', '57P02', '57P03', '08000', '08003', '08006', '25P03']

const networkCalls = ['connect', 'read', 'write']

/** Messages of errors to which the database driver gives no code. */
const sentences = [
  'timeout exceeded when trying to connect',
  TOO_MANY_WAIT,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
]

/**
 * Whether the database accepts no connections now, or has closed a connection. The same request can succeed a moment
 * later.
 */
export function isUnreachable(error: unknown): boolean {
  const state = databaseStateOf(error)
  if (state !== null) return states.includes(state)
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  if (!(error instanceof Error)) return false
  return networkCalls.includes((error as NodeJS.ErrnoException).syscall ?? '') || sentences.includes(error.message)
}
