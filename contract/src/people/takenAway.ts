import { z } from 'zod'

/**
 * The records that a command removes, or would remove in a preview. For each kind of record, the object has the days,
 * the months or the number.
 */
export const TakenAway = z.object({
  shifts: z.array(z.string()),
  absences: z.array(z.string()),
  orders: z.number(),
  /** The months whose locked planning is removed. */
  months: z.array(z.string()),
  removedRecupHolidays: z.array(z.string()),
})

/**
 * The days of the records that a command restores, or that it would restore in a preview. It also has the days of the
 * shifts that cannot be restored, because other shifts overlap them.
 */
export const GivenBack = z.object({
  shifts: z.array(z.string()),
  absences: z.array(z.string()),
  notGivenBack: z.array(z.string()),
})
