import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isClash } from './errors/isBusy.ts'
import type { DB } from './schema.generated.ts'

export type Tx = Transaction<DB>

/**
 * Runs the work in one transaction. A conflict with another transaction is retried once, because the other one has
 * finished by then.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isClash(error)) throw error
    return db.transaction().execute(work)
  }
}
