import type { Day } from '../time/day.ts'
import { orderOn } from './orderOn.ts'
import type { OrderPeriod } from './refusalToAddOrder.ts'

export type RateChangeRefusal =
  | { readonly code: 'no_order_on_day'; readonly day: Day }
  | { readonly code: 'order_starts_on_day'; readonly day: Day }

/** The order that is active on the day must exist and start before that day (rule contracts-28). */
export function refusalToChangeRate(orders: readonly OrderPeriod[], day: Day): RateChangeRefusal | null {
  const running = orderOn(orders, day)
  if (running === null) return { code: 'no_order_on_day', day }
  return running.period.start === day ? { code: 'order_starts_on_day', day } : null
}
