import type { Day } from '../time/day.ts'
import { brusselsDayOf } from '../time/instant.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { refusalToLeaveMonth } from './refusalToDateShift.ts'
import type { ShiftDateRefusal } from './refusalToDateShift.ts'
import { refusalOfOverlap } from './refusalOfOverlap.ts'
import type { OtherShift, ShiftOverlapRefusal } from './refusalOfOverlap.ts'
import { refusalToPlaceShift } from './refusalToPlaceShift.ts'
import type { ShiftPlacementFacts, ShiftPlacementRefusal } from './refusalToPlaceShift.ts'
import type { ShiftTimes } from './shift.ts'

export type ShiftPlanningFacts = ShiftPlacementFacts & {
  readonly yearMonth: YearMonth
  /** Days with a shift on another of the person's contracts. */
  readonly daysElsewhere: readonly Day[]
  /** Days on which this contract has a shift already. */
  readonly plannedDays: readonly Day[]
  readonly otherShifts: readonly OtherShift[]
}

export type ShiftPlanningRefusal =
  | ShiftDateRefusal
  | ShiftPlacementRefusal
  | { readonly code: 'no_day_chosen' }
  | { readonly code: 'day_occupied'; readonly days: readonly Day[] }
  | { readonly code: 'shift_already_planned'; readonly days: readonly Day[] }
  | ShiftOverlapRefusal

/** Why the calendar takes none of these shifts: one day that does not go refuses the whole range (house rules, 2). */
export function refusalToPlanShift(
  facts: ShiftPlanningFacts,
  wanted: readonly ShiftTimes[],
): ShiftPlanningRefusal | null {
  const days = wanted.map(({ start }) => brusselsDayOf(start))
  if (days.length === 0) return { code: 'no_day_chosen' }
  const refusal = refusalToLeaveMonth(facts.yearMonth, days) ?? refusalToPlaceShift(facts, days)
  if (refusal !== null) return refusal
  const elsewhere = days.filter((day) => facts.daysElsewhere.includes(day))
  if (elsewhere.length > 0) return { code: 'day_occupied', days: elsewhere }
  const planned = days.filter((day) => facts.plannedDays.includes(day))
  if (planned.length > 0) return { code: 'shift_already_planned', days: planned }
  return refusalOfOverlap(facts.otherShifts, wanted)
}
