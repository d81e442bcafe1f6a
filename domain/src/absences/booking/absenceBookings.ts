import type { CountersLeft, CounterUse } from '../../balances/counterUse.ts'
import { FULL_DAY, HALF_DAY } from '../../balances/halfDays.ts'
import type { Seconds } from '../../money/seconds.ts'
import type { Day } from '../../time/day.ts'
import type { AbsenceDay, AbsenceFacts, BookedAbsence, WantedAbsence } from '../absenceFacts.ts'
import { absenceSeconds } from '../absenceSeconds.ts'
import { consumeCounters, countersAfter, countersGivenBack } from '../counters/consumeCounters.ts'

export type AbsenceBooking = {
  readonly day: Day
  readonly seconds: Seconds
  readonly uses: readonly CounterUse[]
  /** The half-day absences that a new full day replaces. The days that they used return to the leave counters. */
  readonly replaced: readonly BookedAbsence[]
}

type BookingFacts = Pick<AbsenceFacts, 'days' | 'left' | 'sickDaySeconds'>

/** The result has one absence for each day. Null when the leave counters have too few days (rule absences-18). */
export function absenceBookings(
  facts: BookingFacts,
  { category, fullDay, counter }: WantedAbsence,
): AbsenceBooking[] | null {
  let left = leftWithReplaced(facts, fullDay)
  const bookings: AbsenceBooking[] = []
  for (const absenceDay of facts.days) {
    const uses = consumeCounters(left, { category, counter, amount: fullDay ? FULL_DAY : HALF_DAY })
    if (uses === null) return null
    left = countersAfter(left, uses)
    const seconds = absenceSeconds(category, fullDay, facts.sickDaySeconds)
    bookings.push({ day: absenceDay.day, seconds, uses, replaced: replacedOn(absenceDay, fullDay) })
  }
  return bookings
}

/** A full day replaces the half-day absences of its day, so their days are added to the counters first. */
export const leftWithReplaced = ({ days, left }: Pick<AbsenceFacts, 'days' | 'left'>, fullDay: boolean): CountersLeft =>
  countersGivenBack(
    left,
    days.flatMap((day) => replacedOn(day, fullDay)).flatMap(({ uses }) => uses),
  )

/** A new full day replaces the half days of that day. A new half day replaces nothing (rule absences-7). */
export const replacedOn = ({ absences }: AbsenceDay, fullDay: boolean): readonly BookedAbsence[] =>
  fullDay ? absences : []
