import { MINUTES_IN_DAY, type MinuteOfDay } from '../time/clockTime.ts'
import type { CustomerHours } from './customerHours.ts'

export type CustomerHoursRefusal = { readonly code: 'customer_hours_order' }

/**
 * The evening starts after the morning, and the night after the evening; two equal times are an empty period. Otherwise
 * one period would cover nearly the whole day (rule customers-26).
 */
export function refusalToSetCustomerHours({ morning, evening, night }: CustomerHours): CustomerHoursRefusal | null {
  const sinceMorning = (border: MinuteOfDay) => (border - morning + MINUTES_IN_DAY) % MINUTES_IN_DAY
  // When the night and the morning start together, there is no night. The start of the night then counts as the end of
  // the day.
  const nightStart = night === morning ? MINUTES_IN_DAY : sinceMorning(night)
  return sinceMorning(evening) <= nightStart ? null : { code: 'customer_hours_order' }
}
