import type { NewOrder } from '@uurwerk/contract/contracts/contracts'
import type { z } from 'zod'
import type { OrderFields } from './orderStore.ts'

export const orderFieldsOf = (input: z.output<typeof NewOrder>): OrderFields => ({
  period: { start: input.startDate, end: input.endDate ?? null },
  rate: input.baseHourlyRate,
  internalReference: input.internalReference,
  externalReference: input.externalReference,
  purchaseOrder: input.purchaseOrder,
})
