import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** PostgreSQL otherwise checks these at COMMIT. Like COMMIT, this also throws the error of a statement not awaited. */
export const checkConstraints = async (tx: Tx): Promise<void> => {
  await sql`set constraints all immediate`.execute(tx)
}
