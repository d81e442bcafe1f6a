import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from './schema.generated.ts'

export type Database = Kysely<DB>

export function createDatabase(pool: Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
