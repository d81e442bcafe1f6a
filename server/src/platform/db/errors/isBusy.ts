import { databaseStateOf } from './databaseStateOf.ts'
import { isUnreachable } from './isUnreachable.ts'

/** The PostgreSQL error codes for a serialisation failure and a deadlock. */
const CLASHES = ['40001', '40P01']

/** The PostgreSQL error codes for: no free connection, a lock timeout, and a statement timeout. */
const NO_ROOM = ['53300', '55P03', '57014']

/** The PostgreSQL error codes for a full disk and for too little memory. */
const NO_STORAGE = ['53100', '53200']

/** True when the machine of the database has no free disk space or memory. Only the operator can correct this. */
export const isStorageFull = (error: unknown): boolean => NO_STORAGE.includes(databaseStateOf(error) ?? '')

/** True for a conflict between two transactions. The other transaction has finished now, so a retry can succeed. */
export const isClash = (error: unknown): boolean => CLASHES.includes(databaseStateOf(error) ?? '')

/** True when the request is correct and can succeed when the client sends it again. */
export const isBusy = (error: unknown): boolean =>
  isClash(error) || NO_ROOM.includes(databaseStateOf(error) ?? '') || isUnreachable(error)
