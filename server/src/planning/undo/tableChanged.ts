import type { Warned } from '@uurwerk/contract/planning/warnings'
import type { Day } from '@uurwerk/domain/time/day'

export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  readonly warnings: readonly (Warned | null)[]
  readonly undoId?: number | null
}
