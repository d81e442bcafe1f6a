import type { Database } from '../platform/db/database.ts'

/** Returns the id of the person of a contract. The person of a contract never changes. */
export async function readPersonOfContract(db: Database, contractId: number): Promise<number | null> {
  const row = await db
    .selectFrom('contracts')
    .select('contracts.person_id')
    .where('contracts.id', '=', contractId)
    .executeTakeFirst()
  return row?.person_id ?? null
}
