import type { Day } from '@uurwerk/domain/time/day'

/**
 * The day on which a bank movement counts as a payment. When the bank gives the movement a day in the future, the
 * movement counts from today, as in the balance of today.
 */
export const dayOfPayment = (enteredOn: Day, today: Day): Day => (enteredOn < today ? enteredOn : today)
