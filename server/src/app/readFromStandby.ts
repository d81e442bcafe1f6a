import type { Database } from '../platform/db/database.ts'
import { isBusy } from '../platform/db/errors/isBusy.ts'
import type { QueryContext } from './context.ts'

/**
 * Reads many rows from a standby, so that exports do not slow down the primary database. The rows can be up to ten
 * seconds old, so no screen reads in this way. When no standby is up to date, or when the standby cannot answer, the
 * read uses the primary.
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
    if (!isBusy(error)) throw error
    return read(db)
  }
}
