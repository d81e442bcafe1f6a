import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * Checks the deferred constraints, which PostgreSQL otherwise checks at COMMIT. Like COMMIT, this call also throws the
 * error of an earlier statement that nobody awaited.
 */
export const checkConstraints = async (tx: Tx): Promise<void> => {
  await sql`set constraints all immediate`.execute(tx)
}
