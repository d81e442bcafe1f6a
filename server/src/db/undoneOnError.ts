import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * Undoes the work when it fails, while the transaction around it continues. Savepoints may be nested; each is released
 * when it is done.
 */
export async function undoneOnError<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint work`.execute(tx)
    await sql`release savepoint work`.execute(tx)
    throw error
  }
}
