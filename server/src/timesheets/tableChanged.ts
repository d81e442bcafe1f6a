import type { RemovedRecupHoliday } from '@uurwerk/contract/planning'
import type { Warned } from '@uurwerk/contract/warnings'
import type { Day } from '@uurwerk/domain/time/day'

/** The side effects of a change in the table, for its answer. */
export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  /** The same days with their length, of a removal alone: only its undo books them again. */
  readonly removedRecupHolidayDtos?: RemovedRecupHoliday[]
  readonly warnings: readonly (Warned | null)[]
  /** The id with which HR can undo the change. */
  readonly undoId?: number | null
}
