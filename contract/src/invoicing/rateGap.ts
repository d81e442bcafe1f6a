import { z } from 'zod'

/**
 * A missing hourly rate at the end of the month. `extension` is the order (a period with an hourly rate) that HR can
 * make longer; null when no order can be made longer. The problem `no_rate` contains the same information.
 */
export const RateGap = z.object({
  message: z.string(),
  extension: z
    .object({ orderId: z.number(), startDate: z.string(), endDate: z.string(), baseHourlyRate: z.number() })
    .nullable(),
})
export type RateGap = z.output<typeof RateGap>
