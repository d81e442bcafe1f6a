import { daysOf, type YearMonth } from '../../time/yearMonth.ts'
import { refusalsToPlaceShift, type ShiftPlacementFacts, type ShiftPlacementRefusal } from '../refusalToPlaceShift.ts'

type Facts = ShiftPlacementFacts & { readonly yearMonth: YearMonth }

/**
 * Null when a shift may start on at least one day of the month (rule timesheets-49). Otherwise, the result is the last
 * refusal. Refusals of days outside the contract or the employment come first, so the last refusal is about the days
 * within both, when there are such days.
 */
export function refusalToEnterInMonth(facts: Facts): ShiftPlacementRefusal | null {
  const days = daysOf(facts.yearMonth)
  const refusals = refusalsToPlaceShift(facts, days)
  const refused = refusals.flatMap((refusal) => ('days' in refusal ? refusal.days : days))
  return refused.length === days.length ? (refusals.at(-1) ?? null) : null
}
