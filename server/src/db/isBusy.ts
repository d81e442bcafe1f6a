import { databaseStateOf } from './databaseStateOf.ts'
import { isUnreachable } from './isUnreachable.ts'

/** Serialisation failure and deadlock. */
const CLASHES = ['40001', '40P01']

/** No connection left, waited too long for somebody's lock, or for an answer. */
const NO_ROOM = ['53300', '55P03', '57014']

/** Two transactions were in each other's way: by now the other is done. */
export const isClash = (error: unknown): boolean => CLASHES.includes(databaseStateOf(error) ?? '')

/** Nothing is wrong with what was asked: the same may succeed in a moment. */
export const isBusy = (error: unknown): boolean =>
  isClash(error) || NO_ROOM.includes(databaseStateOf(error) ?? '') || isUnreachable(error)
