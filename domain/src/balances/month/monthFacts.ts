import type { Seconds } from '../../money/seconds.ts'
import type { PartTimeRecord } from '../../people/partTime/partTimeRecord.ts'
import type { PersonKind } from '../../people/personKind.ts'
import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import type { YearMonth } from '../../time/yearMonth.ts'

/** The facts of a person that decide the needed hours of a month. */
export type WorkPattern = {
  readonly kind: PersonKind
  readonly employment: DayPeriod
  readonly partTimeRecords: readonly PartTimeRecord[]
  readonly prolongedSickLeave: readonly DayPeriod[]
}

export type BookedHours = {
  readonly day: Day
  readonly seconds: Seconds
  /** True for an absence of kind recuperation. Such an absence uses hours that the employee has built up. */
  readonly isRecuperation: boolean
}

export type MonthFacts = WorkPattern & {
  readonly yearMonth: YearMonth
  readonly holidays: ReadonlySet<Day>
  /** Worked time of all shifts that start in the month, over all contracts. */
  readonly worked: Seconds
  /** The work between 0:00 and 24:00 of each public holiday, also of a night shift from the previous month. */
  readonly workedOnHolidays: ReadonlyMap<Day, Seconds>
  readonly absences: readonly BookedHours[]
}
