import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** The names of people. The keys are the ids of the people. */
export async function listNamesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.first_name || ' ' || p.last_name as name from people p where p.id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
