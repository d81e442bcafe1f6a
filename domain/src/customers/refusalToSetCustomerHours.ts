import { MINUTES_IN_DAY, type MinuteOfDay } from '../time/clockTime.ts'
import type { CustomerHours } from './customerHours.ts'

export type CustomerHoursRefusal = { readonly code: 'customer_hours_order' }

/**
 * The reason why a customer cannot have these hours. The evening must start after the morning, and the night after the
 * evening. When two times are equal, the period between them is empty. In any other order, one period would cover
 * nearly the whole day (rule customers-26).
 */
export function refusalToSetCustomerHours({ morning, evening, night }: CustomerHours): CustomerHoursRefusal | null {
  const sinceMorning = (border: MinuteOfDay) => (border - morning + MINUTES_IN_DAY) % MINUTES_IN_DAY
  // When the night and the morning start at the same time, the customer has no night. The start of the night then
  // counts as the end of the day.
  const nightStart = night === morning ? MINUTES_IN_DAY : sinceMorning(night)
  return sinceMorning(evening) <= nightStart ? null : { code: 'customer_hours_order' }
}
