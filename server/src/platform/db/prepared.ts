import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

type Prepared = {
  readonly name: string
  readonly text: string
  /** True for a statement that may run outside its transaction. The function `mayRunAlone` explains the condition. */
  readonly mayRunAlone: boolean
}

type Options = {
  /** True when the statement can run outside its transaction without wrong data, as a read always can. */
  readonly mayRunAlone?: boolean
}

const READS = /^\s*(select|with)\b/
const WRITES = /\b(insert into|update \w+ set|delete from)\b/

/** Each connection parses and plans the statement only once, so that users wait less. Kysely has no such statements. */
export function prepared<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
  { mayRunAlone = READS.test(text) && !WRITES.test(text) }: Options = {},
): (db: Database, values: Values) => Promise<Row[]> {
  const statement = { name, text, mayRunAlone } satisfies Prepared as unknown as string
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows
}

/** True when a statement may run without its transaction. Only a prepared statement can say so. */
export const mayRunAlone = ({ sql }: CompiledQuery): boolean =>
  (sql as string | Prepared as Partial<Prepared>).mayRunAlone === true
