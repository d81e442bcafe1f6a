import { addDays, type Day } from '../time/day.ts'

/** A former employee can confirm the last months and download the timesheets for some time (rule people-19). */
export const mayStillSignIn = (
  { employmentEnd }: { readonly employmentEnd: Day | null },
  today: Day,
  daysAfter: number,
): boolean => employmentEnd === null || today <= addDays(employmentEnd, daysAfter)
