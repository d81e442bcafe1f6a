import type { Day } from '../time/day.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'

/**
 * The orders that remain after a new end of their contract: later orders are closed, and the order on that day is
 * shortened (rule contracts-25).
 */
export function ordersUntil<Order extends OrderPeriod>(
  orders: readonly Order[],
  end: Day,
): { readonly kept: Order[]; readonly closed: Order[] } {
  const begun = orders.filter(({ period }) => period.start <= end)
  return {
    kept: begun.map((order) => {
      const { period } = order
      return period.end !== null && period.end <= end ? order : { ...order, period: { start: period.start, end } }
    }),
    closed: orders.filter(({ period }) => period.start > end),
  }
}
