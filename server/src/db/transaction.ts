import type { Transaction } from 'kysely'
import { DatabaseError } from 'pg'

import type { Database } from './database.ts'
import type { DB } from './schema.generated.ts'

export type Tx = Transaction<DB>

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Does all or nothing. A clash with another transaction is tried once more: by then the other is done. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isClash(error)) throw error
    return db.transaction().execute(work)
  }
}

function isClash(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
}
