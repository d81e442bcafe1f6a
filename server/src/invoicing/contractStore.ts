import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'

/**
 * Refuses a contract that does not exist. Without this check, the answer would be an empty list, as for a contract
 * without invoices.
 */
export async function assertContractExists(db: Database, id: number): Promise<void> {
  orNotFound(await db.selectFrom('contracts as c').select('c.id').where('c.id', '=', id).executeTakeFirst())
}
