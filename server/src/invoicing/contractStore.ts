import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'

/**
 * Refuses a contract that does not exist. An empty list would wrongly mean that the contract exists and has no
 * invoices.
 */
export async function assertContractExists(db: Database, id: number): Promise<void> {
  orNotFound(await db.selectFrom('contracts as c').select('c.id').where('c.id', '=', id).executeTakeFirst())
}
