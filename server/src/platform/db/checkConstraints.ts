import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * Checks the deferred constraints now, which PostgreSQL otherwise checks only at COMMIT. Like COMMIT, this check also
 * throws the error of an earlier statement that the code did not await.
 */
export const checkConstraints = async (tx: Tx): Promise<void> => {
  await sql`set constraints all immediate`.execute(tx)
}
