import { addDays, type Day } from '../../time/day.ts'

/** The customer reads only about a shift that is removed less than these hours before its start (rule contact-23). */
export const LATE_HOURS = 72

/** The customer reads who does not come from yesterday until 14 days after today (rule contact-23). */
export const missingPeriod = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, -1),
  to: addDays(today, 14),
})
