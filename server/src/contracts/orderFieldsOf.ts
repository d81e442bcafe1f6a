import type { NewOrder } from '@uurwerk/contract/contracts'
import type { z } from 'zod'
import type { OrderFields } from './orderStore.ts'

/** What a form says of an order, as it is stored. */
export const orderFieldsOf = (input: z.output<typeof NewOrder>): OrderFields => ({
  period: { start: input.startDate, end: input.endDate ?? null },
  rate: input.baseHourlyRate,
  internalReference: input.internalReference,
  externalReference: input.externalReference,
})
