import type { Day } from '../time/day.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'

/**
 * An order that starts after the new end is closed: it stays stored but is not used any more. The order that is active
 * on the new end is shortened (rule contracts-25).
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
