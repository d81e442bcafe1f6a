import type { Database } from '../../platform/db/database.ts'

export async function readHrEmployerIdOf(db: Database, personId: number): Promise<number | null> {
  const row = await db
    .selectFrom('people')
    .select('people.hr_employer_id')
    .where('people.id', '=', personId)
    .executeTakeFirst()
  return row?.hr_employer_id ?? null
}
