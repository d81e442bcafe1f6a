import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

export type EmploymentStartFacts = {
  readonly employment: DayPeriod
  /** The first day with a contract, a shift, an absence or a prolonged sickness. */
  readonly firstBusyDay: Day | null
}

export type EmploymentStartRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'employment_start_refused'; readonly firstBusyDay: Day }

/** All records of the person must be within the employment (rule people-21). */
export function refusalToMoveEmploymentStart(
  { employment, firstBusyDay }: EmploymentStartFacts,
  start: Day,
): EmploymentStartRefusal | null {
  if (employment.end !== null && start > employment.end) return { code: 'period_reversed' }
  if (firstBusyDay !== null && start > firstBusyDay) return { code: 'employment_start_refused', firstBusyDay }
  return null
}
