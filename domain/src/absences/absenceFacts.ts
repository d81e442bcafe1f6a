import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Seconds } from '../money/seconds.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { PersonKind } from '../people/personKind.ts'
import type { Day } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'

/** A stored absence, with the amounts that it took from the counters. */
export type BookedAbsence = {
  readonly id: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
  readonly uses: readonly CounterUse[]
}

/** The facts of one day that decide whether an absence can be booked on it. */
export type AbsenceDay = {
  readonly day: Day
  readonly isHoliday: boolean
  readonly isEmployed: boolean
  readonly onProlongedSickLeave: boolean
  /**
   * The reason why the caller may not change the absences of the day: all contract months that are active on the day
   * are frozen. Null when a change is allowed.
   */
  readonly freeze: MonthFreeze | null
  /** Worked time of all shifts that start on the day, on any contract; null when there is no shift. */
  readonly shiftSeconds: Seconds | null
  readonly absences: readonly BookedAbsence[]
}

export type RecuperationLeft = {
  /**
   * The recuperation hours that the employee built up before the month. `taken` is the recuperation that is booked in
   * the month.
   */
  readonly previous: Seconds
  readonly taken: Seconds
  /** The lowest built-up recuperation at the end of the month or of any later month. */
  readonly lowest: Seconds
}

/** The facts that decide whether an absence can be booked and that do not depend on the booked days. */
export type AbsenceFacts = {
  readonly actingAs: ActingAs
  readonly kind: PersonKind
  readonly vacationApproved: boolean
  readonly sickDaySeconds: Seconds
  /** The days left in each counter, in the year of the booked days. */
  readonly left: CountersLeft
  readonly recuperation: RecuperationLeft
  readonly halfDayCanBeRecuperated: boolean
  /** The bookable days of the chosen range, or the single day of the booking. */
  readonly days: readonly AbsenceDay[]
}

export type WantedAbsence = {
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  /** The counter that HR chose. Null when the kind of absence decides which counter is used. */
  readonly counter: CounterType | null
}
