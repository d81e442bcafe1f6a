import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { databaseStateOf } from './databaseStateOf.ts'
import type { DB } from './schema.generated.ts'

export type Tx = Transaction<DB>

/** Serialisation failure and deadlock. */
const clashes = ['40001', '40P01']

/** Does all or nothing. A clash with another transaction is tried once more: by then the other is done. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!clashes.includes(databaseStateOf(error) ?? '')) throw error
    return db.transaction().execute(work)
  }
}
