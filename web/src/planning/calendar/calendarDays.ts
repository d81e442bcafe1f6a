import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { OwnPlannedShift, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Shown } from '../../app/api/shown.ts'
import { warningsOn } from '../workingTime/workingTime.ts'

export type CalendarDay<S extends PlannedShift = PlannedShift> = {
  readonly day: Day
  readonly isToday: boolean
  /** The name of the public holiday; null when the day is not a holiday. */
  readonly holiday: string | null
  readonly onProlongedSickLeave: boolean
  readonly absences: readonly Shown<Absence>[]
  readonly shifts: readonly Shown<S>[]
  /** The other contract on which the person works on the day; null when there is none. */
  readonly elsewhere: Elsewhere | null
  /** The working time warnings of the day, the most serious first. */
  readonly warnings: readonly WorkingTimeWarning[]
  /** The differences from the locked planning, as sentences. Empty for employees. */
  readonly differences: readonly string[]
}

/** A day in the calendar of the employee. Each shift of the day says which actions are possible for the employee. */
export type OwnCalendarDay = CalendarDay<OwnPlannedShift>

export type Elsewhere = {
  /**
   * The id of the other contract. Null when the person has several other contracts and the server did not say on which
   * one the person works.
   */
  readonly contractId: number | null
  readonly customerName: string
}

type Month<S extends PlannedShift> = {
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly planned: {
    readonly plannedShiftDtos: readonly Shown<S>[]
    readonly workingTimeWarnings: readonly WorkingTimeWarning[]
  }
  readonly absences: Pick<MonthAbsences, 'holidayDtos' | 'prolongedSickLeaveDays'> & {
    readonly absenceDtos: readonly Shown<Absence>[]
  }
  readonly elsewhere: ReadonlyMap<string, Elsewhere>
  readonly differences?: ReadonlyMap<string, readonly string[]>
}

export function calendarDays<S extends PlannedShift>(month: Month<S>): CalendarDay<S>[] {
  const { yearMonth, today, planned, absences, elsewhere, differences } = month
  const shifts = Map.groupBy(planned.plannedShiftDtos, ({ day }) => day)
  const absencesByDay = Map.groupBy(absences.absenceDtos, ({ date }) => date)
  const holidays = new Map(absences.holidayDtos.map(({ date, name }) => [date, name]))
  return daysOf(yearMonth).map((day) => ({
    day,
    isToday: day === today,
    holiday: holidays.get(day) ?? null,
    onProlongedSickLeave: absences.prolongedSickLeaveDays.includes(day),
    absences: absencesByDay.get(day) ?? [],
    shifts: shifts.get(day) ?? [],
    elsewhere: elsewhere.get(day) ?? null,
    warnings: warningsOn(planned.workingTimeWarnings, new Set([day])),
    differences: differences?.get(day) ?? [],
  }))
}

/** True for a day with a full day of absence or with two half days of absence. Nothing can be planned on such a day. */
export const isFullyAbsent = ({ absences }: Pick<CalendarDay, 'absences'>): boolean =>
  absences.length === 2 || absences.some(({ fullDay }) => fullDay)
