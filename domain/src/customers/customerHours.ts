import { minuteOfDay, type MinuteOfDay } from '../time/clockTime.ts'

/** The times at which the morning, the evening and the night of a customer start (rule customers-25). */
export type CustomerHours = {
  readonly morning: MinuteOfDay
  readonly evening: MinuteOfDay
  readonly night: MinuteOfDay
}

export const DEFAULT_CUSTOMER_HOURS: CustomerHours = {
  morning: minuteOfDay(6 * 60),
  evening: minuteOfDay(19 * 60),
  night: minuteOfDay(20 * 60),
}
