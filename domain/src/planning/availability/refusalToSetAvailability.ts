import type { Day } from '../../time/day.ts'
import { addMonths, monthOf, type YearMonth } from '../../time/yearMonth.ts'
import { PLANNING_HORIZON_MONTHS } from '../refusalToPlaceShift.ts'

/** The maximum number of weekly rules of a person that have not ended. */
export const MOST_AVAILABILITY_RULES = 14

export type AvailabilityRefusal =
  | { readonly code: 'availability_in_past' }
  | { readonly code: 'shift_too_far_ahead'; readonly days: readonly Day[]; readonly lastMonth: YearMonth }

/** The day must be after today, and not too far in the future (rule availability-1). */
export function refusalToSetAvailability(day: Day, today: Day): AvailabilityRefusal | null {
  if (day <= today) return { code: 'availability_in_past' }
  const lastMonth = addMonths(monthOf(today), PLANNING_HORIZON_MONTHS)
  return monthOf(day) > lastMonth ? { code: 'shift_too_far_ahead', days: [day], lastMonth } : null
}

type RulePeriod = { readonly start: Day; readonly end: Day | null }
type Facts = { readonly today: Day; readonly current: number }

export type AvailabilityRuleRefusal =
  | AvailabilityRefusal
  | { readonly code: 'no_day_chosen' }
  | { readonly code: 'too_many_availability_rules'; readonly most: number }

/** The reason why a weekly rule cannot be added (rules availability-1, availability-12). */
export function refusalToAddAvailabilityRule(
  { start, end }: RulePeriod,
  { today, current }: Facts,
): AvailabilityRuleRefusal | null {
  const refusal = refusalToSetAvailability(start, today)
  if (refusal !== null) return refusal
  if (end !== null && end < start) return { code: 'no_day_chosen' }
  return current >= MOST_AVAILABILITY_RULES
    ? { code: 'too_many_availability_rules', most: MOST_AVAILABILITY_RULES }
    : null
}
