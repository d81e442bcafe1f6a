import { workingTimeSentence, type WorkingTimeWarning } from '@uurwerk/contract/workingTime'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { workingTimeOfMonth } from '@uurwerk/domain/planning/workingTimeOfMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { shiftTimesOf } from '../balances/shiftTimesOf.ts'
import { shiftOf } from './shiftOf.ts'
import type { ShiftRow } from './shiftStore.ts'
import type { WorkingTimeRow } from './workingTimeStore.ts'

type MonthRow = { readonly shifts: readonly ShiftRow[]; readonly working_time: WorkingTimeRow }

/** The working time warnings of a month in the form of the API. */
export function workingTimeDtos(
  yearMonth: YearMonth,
  row: MonthRow,
  reader: ActingAs = 'employee',
): WorkingTimeWarning[] {
  const { kind, otherShifts } = row.working_time
  const shifts = [...row.shifts.map(shiftOf), ...otherShifts.map(shiftTimesOf)]
  return workingTimeOfMonth(yearMonth, { kind, shifts }).map(({ day, warning }) => ({
    day,
    code: warning.code,
    severity: warning.severity,
    message: workingTimeSentence(warning, reader),
  }))
}
