import type { RemovedRecupHoliday } from '@uurwerk/contract/planning'
import type { Warned } from '@uurwerk/contract/warnings'
import type { Day } from '@uurwerk/domain/time/day'

/** The side effects of a change in the table of worked shifts. The answer of the request reports them. */
export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  /** The removed days 'Feestdag recup' with their length. Only the removal of a shift returns them. */
  readonly removedRecupHolidayDtos?: RemovedRecupHoliday[]
  readonly warnings: readonly (Warned | null)[]
  /** The id with which HR can undo the change. */
  readonly undoId?: number | null
}
