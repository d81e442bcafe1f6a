import { Kysely, PostgresDialect, type Driver, type PostgresPool } from 'kysely'
import type { DB } from './schema.generated.ts'

export type Database = Kysely<DB>

const drivers = new WeakMap<Database, Driver>()

export function createDatabase(pool: PostgresPool): Database {
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  dialect.createDriver = () => driver
  const db = new Kysely<DB>({ dialect })
  drivers.set(db, driver)
  return db
}

export function driverOf(db: Database): Driver {
  const driver = drivers.get(db)
  if (driver === undefined) throw new Error('the database was not created with createDatabase')
  return driver
}
