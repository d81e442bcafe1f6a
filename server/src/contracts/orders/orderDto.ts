import type { Order } from '@uurwerk/contract/contracts/contracts'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { z } from 'zod'
import type { OrderRow } from './orderStore.ts'

export const orderDto = (row: OrderRow): z.output<typeof Order> => ({
  id: row.id,
  version: row.version,
  startDate: row.period.start,
  endDate: row.period.end,
  baseHourlyRate: eurosOf(row.rate),
  message: row.externalReference,
  internalReference: row.internalReference,
  externalReference: row.externalReference,
  purchaseOrder: row.purchaseOrder,
})
