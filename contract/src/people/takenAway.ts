import { z } from 'zod'

/**
 * The records that a change removes, or would remove in a preview: the days of shifts, absences and bookings of
 * 'Feestdag recup', the number of orders, and the months whose locked planning is deleted.
 */
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
