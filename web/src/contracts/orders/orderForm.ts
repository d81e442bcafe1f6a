import { NewOrder, orderBoundsIssues, type addOrder } from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { orderGaps } from '@uurwerk/domain/contracts/orderGaps'
import { refusalToAddOrder, type OrderFacts, type OrderRefusal } from '@uurwerk/domain/contracts/refusalToAddOrder'
import { refusalToChangeOrder } from '@uurwerk/domain/contracts/refusalToChangeOrder'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { Contract, Order } from '../queries.ts'

/** The values of the form for an order (a period of a contract with its hourly rate). An empty field is null. */
export type OrderForm = {
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly baseHourlyRate: number | null
  readonly internalReference: string
  readonly externalReference: string
  readonly purchaseOrder: string
}

export type OrderInput = BodyInput<typeof addOrder>

export const emptyOrderForm = ({
  start,
  end,
}: {
  readonly start: Day | null
  readonly end: Day | null
}): OrderForm => ({
  startDate: start,
  endDate: end,
  baseHourlyRate: null,
  internalReference: '',
  externalReference: '',
  purchaseOrder: '',
})

/** The dates of a new order are the first period of the contract without a rate, or empty when there is none. */
export const nextOrderForm = ({ facts }: Pick<Contract, 'facts'>): OrderForm =>
  emptyOrderForm(orderGaps(facts)[0] ?? { start: null, end: null })

export const orderFormOf = (order: Order): OrderForm => ({
  startDate: toDay(order.startDate),
  endDate: order.endDate === null ? null : toDay(order.endDate),
  baseHourlyRate: order.baseHourlyRate,
  internalReference: order.internalReference,
  externalReference: order.externalReference,
  purchaseOrder: order.purchaseOrder,
})

const errorsBySchema = schemaResolver(NewOrder, { sync: true })

/** The errors of the fields. The form shows an overlap with other orders (periods with an hourly rate) separately. */
export const orderFormErrors = (form: OrderForm, { start, end }: DayPeriod): FormErrors => ({
  ...Object.fromEntries(
    orderBoundsIssues({ startDate: start, endDate: end }, form)
      .toReversed()
      .map(({ field, message }) => [field, message]),
  ),
  ...errorsBySchema(form),
})

/** The overlapping orders (periods with an hourly rate). Null when there is none, and while the start is empty. */
export function overlapOf(facts: OrderFacts, id: number | null, form: OrderForm): OrderOverlap | null {
  const { startDate: start, endDate: end } = form
  if (start === null) return null
  const period = { start, end }
  const refusal = id === null ? refusalToAddOrder(facts, period) : refusalToChangeOrder(facts, { id, period })
  return refusal?.code === 'order_overlap' ? refusal : null
}

export type OrderOverlap = Extract<OrderRefusal, { code: 'order_overlap' }>
