import type { Seconds } from '../money/seconds.ts'
import type { PartTimeRecord } from '../people/partTimeRecord.ts'
import type { PersonKind } from '../people/personKind.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import type { YearMonth } from '../time/yearMonth.ts'

/** Who somebody is in the eyes of a month's balance. */
export type WorkPattern = {
  readonly kind: PersonKind
  readonly employment: DayPeriod
  readonly partTimeRecords: readonly PartTimeRecord[]
  readonly prolongedSickLeave: readonly DayPeriod[]
}

export type BookedHours = {
  readonly day: Day
  readonly seconds: Seconds
  /** Paid with hours that were built up before. */
  readonly isRecuperation: boolean
}

/** Everything that a person's month is weighed by. */
export type MonthFacts = WorkPattern & {
  readonly yearMonth: YearMonth
  readonly holidays: ReadonlySet<Day>
  /** Worked time of the shifts that start in the month, of all contracts. */
  readonly worked: Seconds
  /** Worked time within the 0–24 h of each holiday, of all shifts: also one that started the month before. */
  readonly workedOnHolidays: ReadonlyMap<Day, Seconds>
  readonly absences: readonly BookedHours[]
}
