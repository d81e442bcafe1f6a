import { z } from 'zod'

/** The removed records, or those that a preview would remove: the days, the months or the number of each kind. */
export const TakenAway = z.object({
  shifts: z.array(z.string()),
  absences: z.array(z.string()),
  orders: z.number(),
  months: z.array(z.string()),
  removedRecupHolidays: z.array(z.string()),
})

/** The days of restored records, also in a preview, and of shifts that cannot be restored because of an overlap. */
export const GivenBack = z.object({
  shifts: z.array(z.string()),
  absences: z.array(z.string()),
  notGivenBack: z.array(z.string()),
})
