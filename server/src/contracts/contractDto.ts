import * as calls from '@uurwerk/contract/contracts/contracts'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import type { OrderFacts } from '@uurwerk/domain/contracts/refusalToAddOrder'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { action, actionsOf } from '../app/actionLinks.ts'
import type { ContractRow } from './contractStore.ts'
import { orderDto } from './orders/orderDto.ts'

/** The facts for the rules on orders. An order is a period of the contract with an hourly rate. */
export const orderFactsOf = ({ period, orders }: ContractRow): OrderFacts => ({
  contract: period,
  orders: orders.map((order) => ({ id: order.id, period: order.period })),
})

export function contractDto(row: ContractRow, today: Day): z.output<typeof calls.Contract> {
  const period = { startDate: row.period.start, endDate: row.period.end }
  const params = { contractId: row.id }
  const noOrder = { code: 'no_order_today' } as const
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
    purchaseOrder: row.purchaseOrder,
    vatRegime: row.vatRegime,
    orders: row.orders.map(orderDto),
    facts: orderFactsOf(row),
    ...actionsOf({
      edit: action(calls.editContract, params, null),
      addOrder: action(calls.addOrder, params, null),
      changeRate: action(calls.changeRate, params, row.orders.length === 0 ? noOrder : null),
      editRate: action(calls.editHourlyRate, params, orderOn(row.orders, today) === null ? noOrder : null),
    }),
  }
}
