import type { Absence, MonthAbsences } from '@uurwerk/contract/absences'
import type { PlannedShift } from '@uurwerk/contract/planning'
import type { WorkingTimeWarning } from '@uurwerk/contract/workingTime'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Shown } from '../api/shown.ts'
import { warningsOn } from '../workingTime/workingTime.ts'

/** A day of a contract's calendar, with all that stands on it. */
export type CalendarDay = {
  readonly day: Day
  readonly isToday: boolean
  /** Its name. */
  readonly holiday: string | null
  readonly onProlongedSickLeave: boolean
  readonly absences: readonly Shown<Absence>[]
  readonly shifts: readonly Shown<PlannedShift>[]
  /** Where else the person works that day. */
  readonly elsewhere: Elsewhere | null
  /** What there is to notice of rest and working time, worst first. */
  readonly warnings: readonly WorkingTimeWarning[]
  /** What differs from the planning as it was locked, in words; only HR sees both. */
  readonly differences: readonly string[]
}

export type Elsewhere = {
  /** Null where it is one of several. */
  readonly contractId: number | null
  readonly customerName: string
}

type Month = {
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly planned: {
    readonly plannedShiftDtos: readonly Shown<PlannedShift>[]
    readonly workingTimeWarnings: readonly WorkingTimeWarning[]
  }
  readonly absences: Pick<MonthAbsences, 'holidayDtos' | 'prolongedSickLeaveDays'> & {
    readonly absenceDtos: readonly Shown<Absence>[]
  }
  readonly elsewhere: ReadonlyMap<string, Elsewhere>
  readonly differences?: ReadonlyMap<string, readonly string[]>
}

export function calendarDays({ yearMonth, today, planned, absences, elsewhere, differences }: Month): CalendarDay[] {
  const shifts = Map.groupBy(planned.plannedShiftDtos, ({ start }) => start.slice(0, 10))
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

/** Nothing more goes beside a full day of absence. */
export const isFullyAbsent = ({ absences }: Pick<CalendarDay, 'absences'>): boolean =>
  absences.length === 2 || absences.some(({ fullDay }) => fullDay)
