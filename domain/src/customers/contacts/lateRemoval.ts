import { addDays, type Day } from '../../time/day.ts'

/**
 * The number of hours before its start within which a removed shift is noted. An earlier removal leaves no trace for the
 * customer (rule contact-23).
 */
export const LATE_HOURS = 72

/** The first and the last day on which the customer reads who does not come: from yesterday on (rule contact-23). */
export const missingPeriod = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, -1),
  to: addDays(today, 14),
})
