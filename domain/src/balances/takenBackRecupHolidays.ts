import type { Day } from '../time/day.ts'
import type { HalfDays } from './halfDays.ts'

export type RecupHolidayBooking = {
  readonly id: number
  readonly day: Day
  readonly amount: HalfDays
  /** Of a month that the employee has confirmed. */
  readonly completed: boolean
}

/**
 * Which 'Feestdag recup' absences go when a worked holiday is taken back and the two counters together fall below zero:
 * the latest that are not yet completed, whole, until they no longer do (rule balances-27).
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
