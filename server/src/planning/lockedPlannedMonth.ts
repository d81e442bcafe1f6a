import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import type { AbsenceRow } from '../absences/absenceStore.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { readLockedMonth } from './lockedMonthStore.ts'
import { plannedMonth } from './plannedMonth.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import type { PlannedMonthInput } from './plannedMonthStore.ts'

/**
 * The calendar with the planning that was stored when the month was locked. The states and balances in this calendar
 * are the current values (rules planning-39, planning-63).
 */
export async function lockedPlannedMonth(
  db: Database,
  input: PlannedMonthInput & { readonly today: Day },
): Promise<PlannedMonth> {
  const [actual, lockedRow] = await Promise.all([
    plannedMonth(db, { ...input, actingAs: 'hr' }),
    readLockedMonth(db, input),
  ])
  const locked = orNotFound(lockedRow)
  return {
    ...actual,
    plannedShiftDtos: locked.shifts.map(plannedShiftDto),
    occupiedDays: occupiedDaysOf({
      daysElsewhere: locked.days_elsewhere,
      fullAbsenceDays: fullDaysOf(locked.absences),
    }),
    workingTimeWarnings: [],
  }
}

function fullDaysOf(absences: readonly AbsenceRow[]): Day[] {
  const byDay = Map.groupBy(absences, ({ day }) => day)
  return [...byDay].filter(([, ofDay]) => ofDay.length === 2 || ofDay[0]?.fullDay === true).map(([day]) => day)
}
