import type { Database } from '../platform/db/database.ts'

export async function personExists(db: Database, personId: number): Promise<boolean> {
  const row = await db.selectFrom('people').select('people.id').where('people.id', '=', personId).executeTakeFirst()
  return row !== undefined
}
