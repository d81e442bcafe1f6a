import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isClash } from './isBusy.ts'
import type { DB } from './schema.generated.ts'

export type Tx = Transaction<DB>

/** Does all or nothing. A clash with another transaction is tried once more: by then the other is done. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isClash(error)) throw error
    return db.transaction().execute(work)
  }
}
