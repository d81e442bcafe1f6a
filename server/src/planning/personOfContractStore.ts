import type { Database } from '../db/database.ts'

/** Whose contract it is; that never changes. */
export async function readPersonOfContract(db: Database, contractId: number): Promise<number | null> {
  const row = await db
    .selectFrom('contracts')
    .select('contracts.person_id')
    .where('contracts.id', '=', contractId)
    .executeTakeFirst()
  return row?.person_id ?? null
}
