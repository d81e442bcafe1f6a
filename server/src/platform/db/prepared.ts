import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * A statement that each connection parses and plans once, for queries that a user waits for. Kysely has no named
 * statements, so the name is passed to the driver directly.
 */
export function prepared<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
): (db: Database, values: Values) => Promise<Row[]> {
  const statement = { name, text } as unknown as string
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}
