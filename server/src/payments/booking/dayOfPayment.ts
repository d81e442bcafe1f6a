import type { Day } from '@uurwerk/domain/time/day'

/** The day of a movement. A bank may enter it on a later day: then it counts from today, as the balance of today does. */
export const dayOfPayment = (enteredOn: Day, today: Day): Day => (enteredOn < today ? enteredOn : today)
