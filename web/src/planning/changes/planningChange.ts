import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

export type PatternPeriod = { readonly patternId: number; readonly first: Day; readonly last: Day }

export type PlanningChange = { readonly contractId: number; readonly yearMonth: YearMonth } & (
  | {
      readonly kind: 'plan'
      readonly first: Day
      readonly last: Day
      readonly shiftType: ShiftType
      /**
       * The days of the range on which the shift is planned. Absent when the shift is planned on all days of the range.
       */
      readonly freeDays?: readonly Day[]
    }
  /** The change gives a shift another shift type, or moves it to another day of its month. */
  | { readonly kind: 'edit'; readonly shift: PlannedShift; readonly day: Day; readonly shiftType: ShiftType }
  | { readonly kind: 'remove'; readonly shift: PlannedShift }
  | { readonly kind: 'removeAll' }
  /** The change copies the shifts of the previous week or month. `shifts` contains the shifts in the preview. */
  | { readonly kind: 'copy'; readonly week: Day | null; readonly shifts: readonly PlannedShift[] }
  /** The change plans a period with a pattern. `shifts` are the shifts in the preview, also in other months. */
  | {
      readonly kind: 'pattern'
      readonly period: PatternPeriod
      readonly shifts: readonly PlannedShift[]
    }
  /** The change undoes the planning of shifts by this user. It removes all of these shifts, or none. */
  | { readonly kind: 'takeBack'; readonly shifts: readonly PlannedShift[] }
  /** The change undoes a removal or an edit of shifts. The calendar then shows the shifts as they were before. */
  | { readonly kind: 'undo'; readonly undoId: number; readonly shifts: readonly PlannedShift[] }
)
