import { addDays, type Day } from '../../time/day.ts'

/**
 * A number of hours. The customer reads about a removed shift only when less than this number of hours was left until
 * its start (rule contact-23).
 */
export const LATE_HOURS = 72

/**
 * The days for which the customer reads which people do not come: from yesterday until 14 days after today (rule
 * contact-23).
 */
export const missingPeriod = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, -1),
  to: addDays(today, 14),
})
