import type { Database } from '../db/database.ts'
import { found } from '../http/Refused.ts'

/** A contract that does not exist is not there, rather than without invoices. */
export async function demandContract(db: Database, id: number): Promise<void> {
  found(await db.selectFrom('contracts as c').select('c.id').where('c.id', '=', id).executeTakeFirst())
}
