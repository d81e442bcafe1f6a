import { daysOf, type YearMonth } from '../../time/yearMonth.ts'
import { refusalsToPlaceShift, type ShiftPlacementFacts, type ShiftPlacementRefusal } from '../refusalToPlaceShift.ts'

type Facts = ShiftPlacementFacts & { readonly yearMonth: YearMonth }

/**
 * The reason why no shift may start in the month; null when a shift may start on at least one day (rule timesheets-49).
 * Several reasons are possible. The reasons about days outside the contract or the employment come first, so the last
 * reason is returned: it is about days within both, when the month has such days.
 */
export function refusalToEnterInMonth(facts: Facts): ShiftPlacementRefusal | null {
  const days = daysOf(facts.yearMonth)
  const refusals = refusalsToPlaceShift(facts, days)
  const refused = refusals.flatMap((refusal) => ('days' in refusal ? refusal.days : days))
  return refused.length === days.length ? (refusals.at(-1) ?? null) : null
}
