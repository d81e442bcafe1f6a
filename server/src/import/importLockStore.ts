import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

/** Until the end of this transaction no other import can start to write (rule import-5). */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('uurwerk imports'), hashtext(current_schema))`.execute(tx)
}
