import type { Day } from '../time/day.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'

type Move = { readonly before: Day; readonly after: Day }

/**
 * The first order gets the new start of the contract. An order that ends before the new start is closed: it stays
 * stored but is not used any more (rule contracts-12).
 */
export function ordersFrom<Order extends OrderPeriod>(
  orders: readonly Order[],
  { before, after }: Move,
): { readonly kept: Order[]; readonly closed: Order[] } {
  const isClosed = ({ period }: Order) => period.end !== null && period.end < after
  const movesAlong = ({ period }: Order) => period.start === before || period.start < after
  return {
    kept: orders
      .filter((order) => !isClosed(order))
      .map((order) => (movesAlong(order) ? { ...order, period: { start: after, end: order.period.end } } : order)),
    closed: orders.filter(isClosed),
  }
}
