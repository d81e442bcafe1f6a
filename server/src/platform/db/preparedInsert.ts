import type { Insertable, Selectable } from 'kysely'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import type { DB } from './schema.generated.ts'

type Table = keyof DB
type Column<T extends Table> = keyof Insertable<DB[T]> & string
type Values<T extends Table, C extends Column<T>> = { readonly [Name in C]: Insertable<DB[T]>[Name] }

/**
 * A statement that inserts one row. Each connection parses and plans the statement once. To insert several rows, a
 * transaction sends several executions of the statement together. The function returns the columns `returned` of each
 * row, in the order of the rows. A table has only one such statement, because the name of the statement contains only
 * the table.
 */
export function preparedInsert<
  T extends Table,
  const C extends Column<T>,
  const R extends keyof Selectable<DB[T]> & string = never,
>(
  table: T,
  columns: readonly C[],
  returned: readonly R[] = [],
): (db: Database, rows: readonly Values<T, C>[]) => Promise<{ readonly [Name in R]: Selectable<DB[T]>[Name] }[]> {
  const places = columns.map((_, index) => `$${index + 1}`)
  const overriding = columns.some((name) => name === 'id') ? 'overriding system value' : ''
  const returning = returned.length === 0 ? '' : `returning ${returned.join(', ')}`
  const insert = prepared(
    `insert into ${table}`,
    `insert into ${table} (${columns.join(', ')}) ${overriding} values (${places.join(', ')}) ${returning}`,
  )
  const insertOne = async (db: Database, row: Values<T, C>) => {
    const values = columns.map((name) => row[name])
    return (await insert(db, values)) as Pick<Selectable<DB[T]>, R>[]
  }
  return async (db, rows) => (await Promise.all(rows.map((row) => insertOne(db, row)))).flat()
}
