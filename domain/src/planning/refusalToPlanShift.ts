import { refusalsOfDays } from '../refusalsOfDays.ts'
import type { Day } from '../time/day.ts'
import { brusselsDayOf } from '../time/instant.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { refusalToLeaveMonth, type ShiftDateRefusal } from './refusalToDateShift.ts'
import { refusalOfOverlap, type OtherShift, type ShiftOverlapRefusal } from './refusalOfOverlap.ts'
import { refusalsToPlaceShift, refusalToPlaceShift } from './refusalToPlaceShift.ts'
import type { ShiftPlacementFacts, ShiftPlacementRefusal } from './refusalToPlaceShift.ts'
import type { ShiftTimes } from './shift/shift.ts'

export type ShiftPlanningFacts = ShiftPlacementFacts & {
  readonly yearMonth: YearMonth
  readonly daysElsewhere: readonly Day[]
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

/**
 * A contract has at most one shift on a day (rule planning-23), also on weekends and holidays (rule planning-25). When
 * one day is refused, no shift is planned (rule planning-26).
 */
export const refusalToPlanShift = (
  facts: ShiftPlanningFacts,
  wanted: readonly ShiftTimes[],
): ShiftPlanningRefusal | null => refusalsToPlanShift(facts, wanted)[0] ?? null

/** All reasons why shifts cannot be planned. Each refused day occurs once, with its first reason (rule planning-27). */
export function refusalsToPlanShift(facts: ShiftPlanningFacts, wanted: readonly ShiftTimes[]): ShiftPlanningRefusal[] {
  const days = wanted.map(dayOf)
  if (days.length === 0) return [{ code: 'no_day_chosen' }]
  const outside = refusalToLeaveMonth(facts.yearMonth, days)
  if (outside !== null) return [outside]
  const placement = refusalsToPlaceShift(facts, days)
  if (facts.freeze !== null) return placement
  const placed = days.filter((day) => refusalToPlaceShift(facts, [day]) === null)
  const taken = refusalsOfDays<Day, ShiftPlanningRefusal>(placed, [
    [(day) => facts.daysElsewhere.includes(day), (refused) => ({ code: 'day_occupied', days: refused })],
    [(day) => facts.plannedDays.includes(day), (refused) => ({ code: 'shift_already_planned', days: refused })],
  ])
  const free = placed.filter((day) => !facts.daysElsewhere.includes(day) && !facts.plannedDays.includes(day))
  const overlap = refusalOfOverlap(
    facts.otherShifts,
    wanted.filter((times) => free.includes(dayOf(times))),
  )
  return [...placement, ...taken, ...(overlap === null ? [] : [overlap])]
}

/** The shifts of a range that can be planned. The user agreed to leave out the refused days (rule planning-28). */
export const plannableShifts = (facts: ShiftPlanningFacts, wanted: readonly ShiftTimes[]): ShiftTimes[] =>
  wanted.filter((times) => refusalToPlanShift(facts, [times]) === null)

const dayOf = ({ start }: ShiftTimes): Day => brusselsDayOf(start)
