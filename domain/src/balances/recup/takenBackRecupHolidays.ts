import type { Day } from '../../time/day.ts'
import type { HalfDays } from '../halfDays.ts'

export type RecupHolidayBooking = {
  readonly id: number
  readonly day: Day
  readonly amount: HalfDays
  /** True when the booked day belongs to a month that the employee confirmed. */
  readonly completed: boolean
}

/**
 * The bookings to remove, the latest first, until the sum of both 'Feestdag recup' counters is not below zero. Only
 * whole absences in unconfirmed months are removed (rule balances-27).
 */
export function takenBackRecupHolidays<Booking extends RecupHolidayBooking>(
  left: { readonly previousYear: HalfDays; readonly thisYear: HalfDays },
  bookings: readonly Booking[],
): Booking[] {
  let together = left.previousYear + left.thisYear
  const removed: Booking[] = []
  for (const booking of bookings.filter(({ completed }) => !completed).sort(latestFirst)) {
    if (together >= 0) break
    removed.push(booking)
    together += booking.amount
  }
  return removed
}

const latestFirst = (a: RecupHolidayBooking, b: RecupHolidayBooking): number =>
  a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1
