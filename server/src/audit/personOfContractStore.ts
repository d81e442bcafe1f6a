import type { Database } from '../db/database.ts'

/** Whose contract it is; null when there is none. */
export async function selectPersonOfContract(db: Database, contractId: number): Promise<number | null> {
  const row = await db
    .selectFrom('contracts as c')
    .select('c.person_id as personId')
    .where('c.id', '=', contractId)
    .executeTakeFirst()
  return row?.personId ?? null
}
