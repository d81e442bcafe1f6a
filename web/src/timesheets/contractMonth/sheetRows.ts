import type { StoredAbsence } from '@uurwerk/contract/absences/absences'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'

/** A row of the month sheet. Each day has a row, also a day without shifts and absences (rule timesheets-44). */
export type SheetRow = {
  readonly day: Day
  /** The name of the public holiday; null on other days. */
  readonly holiday: string | null
  /** The hours of sickness; null when there are none. `vacation`, `recuperation` and `worked` are hours too. */
  readonly sickness: number | null
  readonly vacation: number | null
  readonly recuperation: number | null
  readonly otherAbsences: readonly StoredAbsence[]
  readonly worked: number | null
  readonly shifts: readonly WorkedShift[]
  /** The differences between the planning that HR locked and the current shifts of the day, in words. */
  readonly differences: readonly string[]
}

type Column = 'sickness' | 'vacation' | 'recuperation'

/** The column for each kind of absence. A kind without a column is in the column of remarks (rule timesheets-45). */
const COLUMN_OF: Partial<Record<AbsenceCategory, Column>> = {
  SICK_LEAVE: 'sickness',
  SICK_LEAVE_NO_CERTIFICATE: 'sickness',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'sickness',
  VACATION: 'vacation',
  RECUPERATION: 'recuperation',
  RECUPERATION_HOLIDAY: 'recuperation',
}

type Month = Pick<FullTimesheet, 'workedShiftDtos' | 'absenceDtos' | 'holidayDtos'>

export function sheetRows(
  yearMonth: YearMonth,
  { workedShiftDtos, absenceDtos, holidayDtos }: Month,
  differences: ReadonlyMap<Day, readonly string[]> | null = null,
): SheetRow[] {
  const shiftsByDay = Map.groupBy(workedShiftDtos, ({ startDate }) => startDate)
  const absencesByDay = Map.groupBy(absenceDtos, ({ date }) => date)
  const holidays = new Map(holidayDtos.map(({ date, name }) => [date, name]))
  return daysOf(yearMonth).map((day) => {
    const absences = Map.groupBy(absencesByDay.get(day) ?? [], (absence) => COLUMN_OF[absence.absenceCategory])
    const shifts = shiftsByDay.get(day) ?? []
    return {
      day,
      holiday: holidays.get(day) ?? null,
      sickness: sumOf(absences.get('sickness') ?? [], ({ hours }) => hours),
      vacation: sumOf(absences.get('vacation') ?? [], ({ hours }) => hours),
      recuperation: sumOf(absences.get('recuperation') ?? [], ({ hours }) => hours),
      otherAbsences: absences.get(undefined) ?? [],
      worked: sumOf(shifts, ({ workedHours }) => workedHours),
      shifts,
      differences: differences?.get(day) ?? [],
    }
  })
}

/** Adds whole hundredths, because a sum of floating-point numbers can have a rounding error. Null without hours. */
export const sumOf = <T>(parts: readonly T[], hoursOf: (part: T) => number): number | null =>
  parts.length === 0 ? null : parts.reduce((sum, part) => sum + Math.round(hoursOf(part) * 100), 0) / 100

/** The number of differences and the number of shifts with a remark, as HR's list counts them (rule timesheets-82). */
export const sheetCounts = (rows: readonly SheetRow[]) => ({
  differences: rows.reduce((sum, { differences }) => sum + differences.length, 0),
  remarks: rows.reduce((sum, { shifts }) => sum + shifts.filter(hasRemark).length, 0),
})

export const hasRemark = ({ remark }: Pick<WorkedShift, 'remark'>): boolean => remark !== ''
