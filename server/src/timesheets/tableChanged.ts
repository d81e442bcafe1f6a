import type { Warned } from '@uurwerk/contract/warnings'
import type { Day } from '@uurwerk/domain/time/day'

/** What a change in the table brought about, for its answer. */
export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  readonly warnings: readonly (Warned | null)[]
  /** The number by which HR can undo the change. */
  readonly undoId?: number | null
}
