import type { Pool } from 'pg'
import { migrationsFolder, readMigrations } from './migrations.ts'

const latest = readMigrations(migrationsFolder).at(-1)?.number ?? 0

/** Whether the database answers and has a schema that this release can use. */
export async function isUpToDate(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ latest: number }>('select max(number) as latest from schema_migrations')
  return (rows[0]?.latest ?? 0) >= latest
}
