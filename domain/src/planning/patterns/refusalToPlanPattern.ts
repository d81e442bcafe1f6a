import { daysBetween, type Day } from '../../time/day.ts'

/** The maximum number of days that one request can plan with a pattern. It is about three months. */
export const MOST_PATTERN_DAYS = 92

export type PatternPeriodRefusal =
  | { readonly code: 'no_day_chosen' }
  | { readonly code: 'pattern_period_too_long'; readonly most: number }

/** The reason why a pattern cannot plan a period (rule planning-81). */
export function refusalToPlanPattern(first: Day, last: Day): PatternPeriodRefusal | null {
  if (last < first) return { code: 'no_day_chosen' }
  const days = daysBetween(first, last) + 1
  return days > MOST_PATTERN_DAYS ? { code: 'pattern_period_too_long', most: MOST_PATTERN_DAYS } : null
}
