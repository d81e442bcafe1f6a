import type { PlanningWarning } from '@uurwerk/contract/planning/warnings'
import type { Day } from '@uurwerk/domain/time/day'

export type TableChanged = {
  readonly removedRecupHolidays: Day[]
  readonly warnings: readonly (PlanningWarning | null)[]
  readonly undoId?: number | null
}
