import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** Undoes the changes of a function that fails. The transaction around it continues. Such functions may be nested. */
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
