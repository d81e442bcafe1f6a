import { z } from 'zod'

/**
 * A missing hourly rate: no order covers the end of the month. The object names the order that HR can extend, if there
 * is one. The problem `no_rate` contains the same information.
 */
export const RateGap = z.object({
  message: z.string(),
  extension: z
    .object({ orderId: z.number(), startDate: z.string(), endDate: z.string(), baseHourlyRate: z.number() })
    .nullable(),
})
export type RateGap = z.output<typeof RateGap>
