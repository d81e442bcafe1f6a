import { sql } from 'kysely'
import type { Tx } from '../platform/db/transaction.ts'

/** Takes the lock of imports in the database. No other import can write until this transaction ends (rule import-5). */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('uurwerk imports'), hashtext(current_schema))`.execute(tx)
}
