import type { Warned } from '@uurwerk/contract/planning/warnings'
import type { Day } from '@uurwerk/domain/time/day'

export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  readonly warnings: readonly (Warned | null)[]
  /** The id with which the caller can undo the change of shifts. */
  readonly undoId?: number | null
}
