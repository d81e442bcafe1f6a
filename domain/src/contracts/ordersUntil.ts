import type { Day } from '../time/day.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'

/**
 * What a contract's new end leaves of its orders: those that begin after it are closed, one that crosses it is cut
 * (rule contracts-25).
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
