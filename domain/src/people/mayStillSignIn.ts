import { addDays, type Day } from '../time/day.ts'

/**
 * True when a person can still sign in. A former employee can sign in for some time after the employment, to confirm
 * the last months and to download the timesheets (rule people-19).
 */
export const mayStillSignIn = (
  { employmentEnd }: { readonly employmentEnd: Day | null },
  today: Day,
  daysAfter: number,
): boolean => employmentEnd === null || today <= addDays(employmentEnd, daysAfter)
