import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { Seconds } from '../money/seconds.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { PersonKind } from '../people/personKind.ts'
import type { Day } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'

export type BookedAbsence = {
  readonly id: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
  readonly uses: readonly CounterUse[]
}

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
  /** The recuperation (time off for extra hours) before the month. `taken` is booked in the month. */
  readonly previous: Seconds
  readonly taken: Seconds
  /** The lowest built-up recuperation at the end of the month or of a later month. */
  readonly lowest: Seconds
  /**
   * True when all contracts of the month are confirmed. The hours of an absence then count immediately as earned hours
   * too.
   */
  readonly isCompleted: boolean
}

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
  /** The leave counter that HR chose; null when the kind of absence decides. */
  readonly counter: CounterType | null
}
