import { addYears } from '../time/addYears.ts'
import type { Day } from '../time/day.ts'

const MOST_YEARS_BACK = 60
const MOST_YEARS_AHEAD = 2

export type EmploymentStartRefusal = {
  readonly code: 'employment_start_out_of_range'
  readonly first: Day
  readonly last: Day
}

/** A start many years away is a typing error, and would create counters and months for a century (rule people-20). */
export function refusalToStartEmployment(start: Day, today: Day): EmploymentStartRefusal | null {
  const [first, last] = [addYears(today, -MOST_YEARS_BACK), addYears(today, MOST_YEARS_AHEAD)]
  return start < first || start > last ? { code: 'employment_start_out_of_range', first, last } : null
}
