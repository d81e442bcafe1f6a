import type { NewOrder } from '@uurwerk/contract/contracts/contracts'
import type { z } from 'zod'
import type { OrderFields } from './orderStore.ts'

/** Maps the form of an order (a period of a contract with an hourly rate) to its database columns. */
export const orderFieldsOf = (input: z.output<typeof NewOrder>): OrderFields => ({
  period: { start: input.startDate, end: input.endDate ?? null },
  rate: input.baseHourlyRate,
  internalReference: input.internalReference,
  externalReference: input.externalReference,
  purchaseOrder: input.purchaseOrder,
})
