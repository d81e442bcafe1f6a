import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * A statement that each connection parses and plans once, for the reads that people wait for. Its name is its own;
 * Kysely hands it on to the driver, which knows a statement by its text or by text and name.
 */
export function prepared<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
): (db: Database, values: Values) => Promise<Row[]> {
  const statement = { name, text } as unknown as string
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}
