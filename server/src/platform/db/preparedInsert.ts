import type { Insertable, Selectable } from 'kysely'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'
import type { DB } from './schema.generated.ts'

type Table = keyof DB
type Column<T extends Table> = keyof Insertable<DB[T]> & string
type Values<T extends Table, C extends Column<T>> = { readonly [Name in C]: Insertable<DB[T]>[Name] }

/**
 * Inserts one row, parsed and planned once per connection. A transaction sends several executions together. Returns the
 * columns `returned` in the order of the rows. A table has only one such statement, because its name contains only the
 * table.
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
