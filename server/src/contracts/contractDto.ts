import { addOrder, editHourlyRate, type Contract, type Order } from '@uurwerk/contract/contracts'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { action, actionLinks } from '../http/actionLinks.ts'
import type { ContractRow, OrderRow } from './contractStore.ts'

export const orderDto = (row: OrderRow): z.output<typeof Order> => ({
  id: row.id,
  version: row.version,
  startDate: row.period.start,
  endDate: row.period.end,
  baseHourlyRate: eurosOf(row.rate),
  message: row.externalReference,
  internalReference: row.internalReference,
  externalReference: row.externalReference,
})

/** A contract with its orders, as it travels. */
export function contractDto(row: ContractRow, today: Day): z.output<typeof Contract> {
  const period = { startDate: row.period.start, endDate: row.period.end }
  const noOrder = orderOn(row.orders, today) === null ? { code: 'no_order_today' } : null
  return {
    id: row.id,
    version: row.version,
    userId: row.personId,
    username: row.personName,
    customerId: row.customerId,
    customerName: row.customerName,
    datePeriod: period,
    contractPeriod: period,
    reference: row.reference,
    orders: row.orders.map(orderDto),
    _links: actionLinks([
      action(addOrder, { contractId: row.id }, null),
      action(editHourlyRate, { contractId: row.id }, noOrder),
    ]),
  }
}
