import type { Database } from '../platform/db/database.ts'
import { databaseStateOf } from '../platform/db/errors/databaseStateOf.ts'
import type { QueryContext } from './context.ts'

/**
 * Reads many rows from a standby, so that exports do not slow down the primary database. The rows can be up to ten
 * seconds old, so screens do not use this function. When no standby is up to date, or the read fails on the standby,
 * the rows are read from the primary. A read can fail because the standby does not have a new office, column or record
 * yet, or because the standby stops long queries to apply changes.
 */
export async function readFromStandby<T>(
  { db, services }: Pick<QueryContext, 'db' | 'services'>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const standby = (await services.standby?.()) ?? null
  if (standby === null) return read(db)
  try {
    return await read(standby)
  } catch (error) {
    services.log?.warn({ code: databaseStateOf(error) }, 'a read failed on the standby, and is repeated on the primary')
    return read(db)
  }
}
