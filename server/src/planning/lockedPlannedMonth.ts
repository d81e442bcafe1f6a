import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { Difference, lockedPlannedMonth as endpoint } from '@uurwerk/contract/planning/plannedMonth'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import { planningDifferences, type PlanningDifference } from '@uurwerk/domain/planning/planningDifferences'
import { workedSeconds } from '@uurwerk/domain/planning/worked/workedSeconds'
import { clockTimeOf } from '@uurwerk/domain/time/instant'
import type { Day } from '@uurwerk/domain/time/day'
import { absenceDto } from '../absences/absenceDto.ts'
import { recordReading } from '../absences/monthAbsences.ts'
import { readAbsencesInMonth, type AbsenceRow } from '../absences/absenceStore.ts'
import type { QueryContext } from '../app/context.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { readLockedMonth } from './lockedMonthStore.ts'
import { personPlannedMonth } from './plannedMonth.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { timedShiftOf } from './shifts/shiftOf.ts'
import { listShifts, type ShiftRow } from './shifts/shiftStore.ts'
import type { Table } from './shifts/tableOf.ts'

/**
 * The calendar of the planning that was stored when the month was locked. The states and balances in the answer are the
 * current values, and `differences` has the changes after the lock (rules planning-39, planning-40, planning-63). These
 * can be absences, so the audit trail records who read them (rule absences-49).
 */
export async function lockedPlannedMonth(
  context: QueryContext,
  input: Omit<Table, 'actingAs'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { db, today } = context
  const [actual, lockedRow, shifts, person] = await Promise.all([
    personPlannedMonth(db, { ...input, today }),
    readLockedMonth(db, input),
    listShifts(db, input),
    readAbsencesInMonth(db, input),
  ])
  const locked = orNotFound(lockedRow)
  const differences = planningDifferences(locked, { shifts, absences: person?.absences ?? [] })
  if (differences.some(({ kind }) => kind.startsWith('absence')))
    await recordReading(context, { ...input, version: 'locked' })
  return {
    ...actual,
    plannedShiftDtos: locked.shifts.map(lockedShiftDto),
    occupiedDays: occupiedDaysOf({
      daysElsewhere: locked.days_elsewhere,
      fullAbsenceDays: fullDaysOf(locked.absences),
    }),
    workingTimeWarnings: [],
    differences: differences.map(differenceDto),
  }
}

function differenceDto(difference: PlanningDifference<ShiftRow, AbsenceRow>): Difference {
  switch (difference.kind) {
    case 'shift_added':
    case 'shift_gone':
      return { ...difference, shift: plannedShiftDto(difference.shift) }
    case 'shift_changed':
      return { ...difference, before: plannedShiftDto(difference.before), after: plannedShiftDto(difference.after) }
    case 'absence_added':
    case 'absence_gone':
      return { ...difference, absence: absenceDto(difference.absence) }
    case 'absence_changed':
      return { ...difference, before: absenceDto(difference.before), after: absenceDto(difference.after) }
  }
}

function lockedShiftDto(row: ShiftRow) {
  const { breakStart, breakEnd } = row
  return {
    ...plannedShiftDto(row),
    workedHours: hoursOf(workedSeconds(timedShiftOf(row))),
    breakTime:
      breakStart === null || breakEnd === null
        ? null
        : { startTime: clockTimeOf(breakStart), endTime: clockTimeOf(breakEnd) },
  }
}

function fullDaysOf(absences: readonly AbsenceRow[]): Day[] {
  const byDay = Map.groupBy(absences, ({ day }) => day)
  return [...byDay].filter(([, ofDay]) => ofDay.length === 2 || ofDay[0]?.fullDay === true).map(([day]) => day)
}
