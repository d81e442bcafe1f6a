import type { Absence } from '@uurwerk/contract/absences'
import type { FullTimesheet } from '@uurwerk/contract/fullTimesheet'
import type { WorkedShift } from '@uurwerk/contract/timesheets'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { categoryOf } from '../absences/categoryOf.ts'

/** A day of the contract's month, also when nothing stands on it. */
export type SheetRow = {
  readonly day: Day
  /** Its name. */
  readonly holiday: string | null
  /** Hours; null where there are none. */
  readonly sickness: number | null
  readonly vacation: number | null
  readonly recuperation: number | null
  readonly otherAbsences: readonly Absence[]
  readonly worked: number | null
  /** As the day went. */
  readonly shifts: readonly WorkedShift[]
}

type Column = 'sickness' | 'vacation' | 'recuperation'

/** Which column of the sheet an absence counts in; all others are named among the remarks. */
const COLUMN_OF: Partial<Record<AbsenceCategory, Column>> = {
  SICK_LEAVE: 'sickness',
  SICK_LEAVE_NO_CERTIFICATE: 'sickness',
  DAILY_ABSENCE_PROLONGED_SICK_LEAVE: 'sickness',
  VACATION: 'vacation',
  RECUPERATION: 'recuperation',
  RECUPERATION_HOLIDAY: 'recuperation',
}

type Month = Pick<FullTimesheet, 'workedShiftDtos' | 'absenceDtos' | 'holidayDtos'>

export function sheetRows(yearMonth: YearMonth, { workedShiftDtos, absenceDtos, holidayDtos }: Month): SheetRow[] {
  const shiftsByDay = Map.groupBy(workedShiftDtos, ({ startDate }) => startDate)
  const absencesByDay = Map.groupBy(absenceDtos, ({ date }) => date)
  const holidays = new Map(holidayDtos.map(({ date, name }) => [date, name]))
  return daysOf(yearMonth).map((day) => {
    const absences = Map.groupBy(absencesByDay.get(day) ?? [], (absence) => COLUMN_OF[categoryOf(absence)])
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
    }
  })
}

/** In hundredths, as hours travel: a sum of them has no more decimals. */
export const sumOf = <T>(parts: readonly T[], hoursOf: (part: T) => number): number | null =>
  parts.length === 0 ? null : parts.reduce((sum, part) => sum + Math.round(hoursOf(part) * 100), 0) / 100
