import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

type Prepared = {
  readonly name?: string
  /** The name by which the tests find a statement that is sent to the database without a name. */
  readonly title?: string
  readonly text: string
  /** True for a statement that may run outside its transaction. The function `mayRunAlone` explains the condition. */
  readonly mayRunAlone: boolean
}

type Options = {
  /**
   * True when the statement can run outside its transaction without causing wrong data. The default is true for a
   * statement that only reads.
   */
  readonly mayRunAlone?: boolean
  /**
   * True when the best plan depends on the values, for example on the length of a list of ids. After five executions,
   * PostgreSQL can choose one plan for all values, which takes seconds for some values. The statement is therefore sent
   * without its name, and is planned at each execution.
   */
  readonly isPlannedEachTime?: boolean
}

const READS = /^\s*(select|with)\b/
const WRITES = /\b(insert into|update \w+ set|delete from)\b/

/**
 * Makes a function that executes a prepared statement. Each connection parses and plans the statement only once, so
 * that users wait less. Kysely has no prepared statements.
 */
export function prepared<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
  { mayRunAlone = READS.test(text) && !WRITES.test(text), isPlannedEachTime = false }: Options = {},
): (db: Database, values: Values) => Promise<Row[]> {
  const named = isPlannedEachTime ? { title: name } : { name }
  const statement = { ...named, text, mayRunAlone } satisfies Prepared as unknown as string
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}

/**
 * True when a statement may run without its transaction. Only a statement that `prepared` made can have this
 * permission.
 */
export const mayRunAlone = ({ sql }: CompiledQuery): boolean =>
  (sql as string | Prepared as Partial<Prepared>).mayRunAlone === true
