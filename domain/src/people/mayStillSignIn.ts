import type { Day } from '../time/day.ts'
import { addDays } from '../time/day.ts'

export const SIGN_IN_DAYS_AFTER_EMPLOYMENT = 90

/** Who has left can still confirm the last months and fetch their timesheets. */
export const mayStillSignIn = (
  { employmentEnd }: { readonly employmentEnd: Day | null },
  today: Day,
  daysAfter: number = SIGN_IN_DAYS_AFTER_EMPLOYMENT,
): boolean => employmentEnd === null || today <= addDays(employmentEnd, daysAfter)
