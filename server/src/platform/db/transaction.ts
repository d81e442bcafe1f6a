import { setTimeout as pause } from 'node:timers/promises'
import { isAbortedTransactionError, PostgresDialect, Transaction } from 'kysely'
import { driverOf, type Database } from './database.ts'
import { isClash } from './errors/isBusy.ts'
import { isBroken } from './errors/isUnreachable.ts'
import { PipelinedConnection } from './PipelinedConnection.ts'
import type { DB } from './schema.generated.ts'

export type Tx = Transaction<DB>

/** The time in milliseconds that a transaction waits for a database that moves to another machine. */
const RECONNECT_WITHIN_MS = 5000
const RECONNECT_PAUSE_MS = 250

/**
 * Runs a function in one transaction. Runs it a second time after a conflict, because the other transaction has then
 * finished. Also runs it again when the connection broke before COMMIT, because nothing is stored then. When the
 * connection broke after COMMIT was sent, nobody knows whether the changes are stored, so the transaction fails. The
 * next request with the same Idempotency-Key then finds the answer or does the work. Each statement is sent when it is
 * called, and PostgreSQL executes them in this order. When two statements do not need each other's answers, call both
 * and await them with `Promise.all`: they then cost one round trip.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + RECONNECT_WITHIN_MS
  let clashes = 0
  for (;;) {
    const attempt = { commits: false }
    try {
      return await transact(db, work, attempt)
    } catch (error) {
      if (isClash(error) && clashes === 0) clashes += 1
      else if (isBroken(error) && !attempt.commits && performance.now() < giveUpAt) await pause(RECONNECT_PAUSE_MS)
      else throw error
    }
  }
}

type Attempt = { /** One attempt of a transaction. `commits` is true after COMMIT was sent. */ commits: boolean }

// Kysely's own transaction waits for each answer. This one sends the next statement without that wait.
function transact<T>(db: Database, work: (tx: Tx) => Promise<T>, attempt: Attempt): Promise<T> {
  const [driver, executor] = [driverOf(db), db.getExecutor()]
  return executor.provideConnection(async (connection) => {
    const pipelined = new PipelinedConnection(connection, driver.beginTransaction(connection, {}))
    const own = executor.withConnectionProvider({ provideConnection: (use) => use(pipelined) })
    try {
      const result = await work(new Transaction<DB>({ config: { dialect }, dialect, driver, executor: own }))
      await pipelined.end()
      attempt.commits = true
      await driver.commitTransaction(connection)
      return result
    } catch (error) {
      await pipelined.abandon()
      // When a rollback fails, the driver closes the connection. Closing the connection also undoes the changes.
      await driver.rollbackTransaction(connection).catch(() => {})
      throw isAbortedTransactionError(error) ? (pipelined.failure ?? error) : error
    }
  })
}

/** Kysely requires a dialect, but a transaction does not use it. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction has its own connection')) })

/**
 * Sends a statement whose answer the caller does not need. When it fails, the next awaited statement throws its error,
 * or the transaction does so instead of sending COMMIT.
 */
export function sendOnly(statement: Promise<unknown>): void {
  statement.catch(() => {})
}
