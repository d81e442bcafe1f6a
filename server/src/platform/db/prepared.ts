import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

type Prepared = {
  readonly name: string
  readonly text: string
  /** True for a statement that may run outside its transaction. `mayRunAlone` explains why. */
  readonly mayRunAlone: boolean
}

type Options = {
  /**
   * True when the statement can run outside its transaction without wrong data. A statement that only reads can always
   * run alone.
   */
  readonly mayRunAlone?: boolean
}

const READS = /^\s*(select|with)\b/
const WRITES = /\b(insert into|update \w+ set|delete from)\b/

/**
 * A statement that each connection parses and plans once, for queries that a user waits for. Kysely has no named
 * statements, so the name is passed to the driver directly.
 */
export function prepared<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
  { mayRunAlone = READS.test(text) && !WRITES.test(text) }: Options = {},
): (db: Database, values: Values) => Promise<Row[]> {
  const statement = { name, text, mayRunAlone } satisfies Prepared as unknown as string
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}

/** Whether a statement may run without its transaction. Only a prepared statement can say so. */
export const mayRunAlone = ({ sql }: CompiledQuery): boolean =>
  (sql as string | Prepared as Partial<Prepared>).mayRunAlone === true
