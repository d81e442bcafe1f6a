import type { Database } from '../db/database.ts'
import { orNotFound } from '../http/RefusalError.ts'

/** Refuses a contract that does not exist, because an empty list would mean a contract without invoices. */
export async function assertContractExists(db: Database, id: number): Promise<void> {
  orNotFound(await db.selectFrom('contracts as c').select('c.id').where('c.id', '=', id).executeTakeFirst())
}
