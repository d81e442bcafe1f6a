import { MINUTES_IN_DAY } from '../time/clockTime.ts'
import type { MinuteOfDay } from '../time/clockTime.ts'
import type { CustomerHours } from './customerHours.ts'

export type CustomerHoursRefusal = { readonly code: 'customer_hours_order' }

/**
 * On the clock the evening comes after the morning, and the night after the evening. Equal borders make an
 * empty window. In another order one window covers nearly the whole day (rule customers-26).
 */
export function refusalToSetCustomerHours({ morning, evening, night }: CustomerHours): CustomerHoursRefusal | null {
  const sinceMorning = (border: MinuteOfDay) => (border - morning + MINUTES_IN_DAY) % MINUTES_IN_DAY
  // A night that ends when it starts is empty: its start counts as the end of the day.
  const nightStart = night === morning ? MINUTES_IN_DAY : sinceMorning(night)
  return sinceMorning(evening) <= nightStart ? null : { code: 'customer_hours_order' }
}
