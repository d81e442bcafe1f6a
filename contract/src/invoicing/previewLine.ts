import { z } from 'zod'
import { InvoiceLine } from './invoice.ts'

/** A line of the preview, with the parts of the shifts that it counts, sorted by time (rule invoicing-98). */
export const PreviewLine = InvoiceLine.extend({
  shifts: z.array(
    z.object({
      startDate: z.string(),
      /** The clock times in Brussels, such as '20:45'. */
      start: z.string(),
      end: z.string(),
      /** The seconds of the parts add up to the line exactly. Hours with decimals would not. */
      seconds: z.number(),
    }),
  ),
})
