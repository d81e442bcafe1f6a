import { OfficeBusy } from '../offices/officeBusy.ts'
import { TOO_MANY_WAIT } from '../opening/BoundedPool.ts'
import { databaseStateOf } from './databaseStateOf.ts'

/** The PostgreSQL error code for a write to a database that only reads, such as a standby. */
export const READ_ONLY = '25006'

/**
 * The PostgreSQL error codes for a database that stops or starts, a standby that refuses writes, and a broken
 * connection.
 */
const broken = ['57P01', '57P02', '57P03', '08000', '08003', '08006', READ_ONLY]

/** The PostgreSQL error code for a connection that was closed because it was idle in a transaction. */
const IDLE_TOO_LONG = '25P03'

const networkCalls = ['connect', 'read', 'write']

/** The messages of the database driver that mean a broken connection. These errors have no error code. */
const brokenSentences = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]
const waitedTooLong = [
  'timeout exceeded when trying to connect',
  TOO_MANY_WAIT,
  'Connection terminated due to connection timeout',
]

/**
 * True when the database accepts no connections now, or closed a connection. The same request can succeed a moment
 * later.
 */
export const isUnreachable = (error: unknown): boolean =>
  isBroken(error) ||
  databaseStateOf(error) === IDLE_TOO_LONG ||
  error instanceof OfficeBusy ||
  (error instanceof Error && waitedTooLong.includes(error.message))

/**
 * True when a connection could not be opened or broke, so the request can be tried again at once. False when the
 * request waited too long for a connection.
 */
export function isBroken(error: unknown): boolean {
  const state = databaseStateOf(error)
  if (state !== null) return broken.includes(state)
  if (error instanceof AggregateError) return error.errors.some(isBroken)
  if (!(error instanceof Error)) return false
  return (
    networkCalls.includes((error as NodeJS.ErrnoException).syscall ?? '') || brokenSentences.includes(error.message)
  )
}
