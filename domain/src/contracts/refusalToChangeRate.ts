import type { Day } from '../time/day.ts'
import { orderOn } from './orderOn.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'

export type RateChangeRefusal =
  | { readonly code: 'no_order_on_day'; readonly day: Day }
  | { readonly code: 'order_starts_on_day'; readonly day: Day }

/**
 * The reason why the hourly rate cannot change from a day on. A new rate ends the order (period with one hourly rate)
 * that is active on that day. That order must exist and must start before that day (rule contracts-28).
 */
export function refusalToChangeRate(orders: readonly OrderPeriod[], day: Day): RateChangeRefusal | null {
  const running = orderOn(orders, day)
  if (running === null) return { code: 'no_order_on_day', day }
  return running.period.start === day ? { code: 'order_starts_on_day', day } : null
}
