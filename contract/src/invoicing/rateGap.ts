import { z } from 'zod'

/**
 * Says that no order covers the end of the month, and names the order that can be extended, if there is one. The
 * problem `no_rate` contains the same information.
 */
export const RateGap = z.object({
  message: z.string(),
  extension: z
    .object({ orderId: z.number(), startDate: z.string(), endDate: z.string(), baseHourlyRate: z.number() })
    .nullable(),
})
export type RateGap = z.output<typeof RateGap>
