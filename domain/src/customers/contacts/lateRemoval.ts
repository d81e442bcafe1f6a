import { addDays, type Day } from '../../time/day.ts'

/**
 * A number of hours. When a shift is removed less than this number of hours before its start, the customer reads that
 * the person does not come. The customer reads nothing about an earlier removal (rule contact-23).
 */
export const LATE_HOURS = 72

/**
 * The period for which the customer reads who does not come: from yesterday until 14 days after today (rule
 * contact-23).
 */
export const missingPeriod = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, -1),
  to: addDays(today, 14),
})
