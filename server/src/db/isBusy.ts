import { databaseStateOf } from './databaseStateOf.ts'
import { isUnreachable } from './isUnreachable.ts'

/** Serialisation failure and deadlock. */
const CLASHES = ['40001', '40P01']

/** No free connection, a lock timeout, or a statement timeout. */
const NO_ROOM = ['53300', '55P03', '57014']

/** Two transactions were in conflict. The other one has finished now, so a retry can succeed. */
export const isClash = (error: unknown): boolean => CLASHES.includes(databaseStateOf(error) ?? '')

/** The request is correct and may succeed when it is sent again. */
export const isBusy = (error: unknown): boolean =>
  isClash(error) || NO_ROOM.includes(databaseStateOf(error) ?? '') || isUnreachable(error)
