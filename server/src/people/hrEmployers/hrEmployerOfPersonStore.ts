import type { Database } from '../../platform/db/database.ts'

/** Reads the id of the HR employer (legal employer) of a person; null when the person has no HR employer. */
export async function readHrEmployerIdOf(db: Database, personId: number): Promise<number | null> {
  const row = await db
    .selectFrom('people')
    .select('people.hr_employer_id')
    .where('people.id', '=', personId)
    .executeTakeFirst()
  return row?.hr_employer_id ?? null
}
