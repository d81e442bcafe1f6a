import type { CountersLeft, CounterUse } from '../balances/counterUse.ts'
import type { CounterType } from '../balances/counterType.ts'
import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { Seconds } from '../money/seconds.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { PersonKind } from '../people/personKind.ts'
import type { Day } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'

/** An absence as it was booked. */
export type BookedAbsence = {
  readonly id: number
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
  readonly uses: readonly CounterUse[]
}

/** What bears on booking an absence on a day. */
export type AbsenceDay = {
  readonly day: Day
  readonly isHoliday: boolean
  readonly isEmployed: boolean
  readonly onProlongedSickLeave: boolean
  /** Why whoever acts may change no absence that day: every contract month active on it is frozen for them. */
  readonly freeze: MonthFreeze | null
  /** Worked time of the shifts that start that day, on any contract; null without one. */
  readonly shiftSeconds: Seconds | null
  readonly absences: readonly BookedAbsence[]
}

export type RecuperationLeft = {
  /** Built up before the month, and already taken in it. */
  readonly previous: Seconds
  readonly taken: Seconds
  /** The least that is built up at the end of the month or of any later one. */
  readonly lowest: Seconds
}

/** What bears on a booking, whatever its days. */
export type AbsenceFacts = {
  readonly actingAs: ActingAs
  readonly kind: PersonKind
  readonly vacationApproved: boolean
  readonly sickDaySeconds: Seconds
  /** Of the year of the days. */
  readonly left: CountersLeft
  readonly recuperation: RecuperationLeft
  readonly halfDayCanBeRecuperated: boolean
  /** The bookable days of a range, or the one day that is asked for. */
  readonly days: readonly AbsenceDay[]
}

export type WantedAbsence = {
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  /** The counter that HR names; null takes what the category takes. */
  readonly counter: CounterType | null
}
