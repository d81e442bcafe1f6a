import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Seconds } from '../money/seconds.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { PersonKind } from '../people/personKind.ts'
import type { Day } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'

/** A stored absence, with the days that it took from the leave counters (the balances of leave days). */
export type BookedAbsence = {
  readonly id: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
  readonly uses: readonly CounterUse[]
}

/** The facts of one day that decide whether an absence can be booked on that day. */
export type AbsenceDay = {
  readonly day: Day
  readonly isHoliday: boolean
  readonly isEmployed: boolean
  readonly onProlongedSickLeave: boolean
  /**
   * The reason why the user may not change the absences of the day: all contract months of that day are frozen, for
   * example because they are invoiced. Null when the user may change them.
   */
  readonly freeze: MonthFreeze | null
  /** The worked time of all shifts that start on the day, on any contract; null when no shift starts on the day. */
  readonly shiftSeconds: Seconds | null
  readonly absences: readonly BookedAbsence[]
}

export type RecuperationLeft = {
  /**
   * The hours of recuperation (time off for extra hours) that the employee built up before the month. `taken` is the
   * recuperation that is booked in the month.
   */
  readonly previous: Seconds
  readonly taken: Seconds
  /** The lowest built-up recuperation at the end of the month or of a later month. */
  readonly lowest: Seconds
}

/** The facts that decide whether an absence can be booked and that are the same for all booked days. */
export type AbsenceFacts = {
  readonly actingAs: ActingAs
  readonly kind: PersonKind
  readonly vacationApproved: boolean
  readonly sickDaySeconds: Seconds
  /** The days left in each leave counter (balance of leave days), in the year of the booked days. */
  readonly left: CountersLeft
  readonly recuperation: RecuperationLeft
  readonly halfDayCanBeRecuperated: boolean
  /** The days to book: the bookable days of the chosen range, or one single day. */
  readonly days: readonly AbsenceDay[]
}

export type WantedAbsence = {
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  /**
   * The leave counter from which HR chose to take the days. Null when the kind of absence decides the leave counter.
   */
  readonly counter: CounterType | null
}
