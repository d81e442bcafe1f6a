import type { Day } from '../time/day.ts'
import type { YearMonth } from '../time/yearMonth.ts'
import { fixedMonthsAfter, type FixedMonth } from '../people/fixedMonth.ts'

export type TerminationFacts = {
  readonly employmentStart: Day
  readonly isLastAdministrator: boolean
  readonly fixedMonths: readonly FixedMonth[]
}

export type TerminationRefusal =
  | { readonly code: 'last_administrator' }
  | { readonly code: 'last_day_before_start'; readonly employmentStart: Day }
  | { readonly code: 'months_after_end'; readonly months: readonly YearMonth[] }

/**
 * The reason why an employment cannot end on this day: the person is the last administrator, the day is before the
 * start, or a month after the day is confirmed or invoiced (rules people-53, people-54, people-55).
 */
export function refusalToTerminate(facts: TerminationFacts, lastWorkingDay: Day): TerminationRefusal | null {
  const { employmentStart, fixedMonths, isLastAdministrator } = facts
  if (isLastAdministrator) return { code: 'last_administrator' }
  if (lastWorkingDay < employmentStart) return { code: 'last_day_before_start', employmentStart }
  const months = fixedMonthsAfter(fixedMonths, lastWorkingDay)
  return months.length === 0 ? null : { code: 'months_after_end', months }
}
