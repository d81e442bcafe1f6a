import { daysOf, type YearMonth } from '../../time/yearMonth.ts'
import { refusalsToPlaceShift, type ShiftPlacementFacts, type ShiftPlacementRefusal } from '../refusalToPlaceShift.ts'

type Facts = ShiftPlacementFacts & { readonly yearMonth: YearMonth }

/**
 * Null when a shift may start on at least one day of the month (rule timesheets-49). When all days are refused, the
 * reason is the last refusal: it is about the days on which the contract and the employment run, if there are any.
 */
export function refusalToEnterInMonth(facts: Facts): ShiftPlacementRefusal | null {
  const days = daysOf(facts.yearMonth)
  const refusals = refusalsToPlaceShift(facts, days)
  const refused = refusals.flatMap((refusal) => ('days' in refusal ? refusal.days : days))
  return refused.length === days.length ? (refusals.at(-1) ?? null) : null
}
