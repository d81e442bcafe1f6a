import type { RemovedRecupHoliday } from '@uurwerk/contract/planning'
import type { Warned } from '@uurwerk/contract/warnings'
import type { Day } from '@uurwerk/domain/time/day'

/** What a change in the table brought about, for its answer. */
export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  /** The same days with their length, of a removal alone: only its undo books them again. */
  readonly removedRecupHolidayDtos?: RemovedRecupHoliday[]
  readonly warnings: readonly (Warned | null)[]
  /** The number by which HR can undo the change. */
  readonly undoId?: number | null
}
