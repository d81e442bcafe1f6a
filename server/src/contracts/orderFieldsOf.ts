import type { NewOrder } from '@uurwerk/contract/contracts'
import type { z } from 'zod'
import type { OrderFields } from './orderStore.ts'

/** What a form says of an order, as it is stored. */
export const orderFieldsOf = (asked: z.output<typeof NewOrder>): OrderFields => ({
  period: { start: asked.startDate, end: asked.endDate ?? null },
  rate: asked.baseHourlyRate,
  internalReference: asked.internalReference,
  externalReference: asked.externalReference,
})
