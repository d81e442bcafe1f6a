import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * Checks the constraints that wait for COMMIT. Throws also the error of an earlier statement that nobody awaited, as
 * COMMIT does.
 */
export const checkConstraints = async (tx: Tx): Promise<void> => {
  await sql`set constraints all immediate`.execute(tx)
}
