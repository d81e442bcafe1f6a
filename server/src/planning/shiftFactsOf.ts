import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ShiftFactsRow } from './shiftFactsStore.ts'

type Input = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly today: Day
  readonly actingAs: ActingAs
  /**
   * The id of the shift that the request changes. The facts do not contain this shift, so that it is not compared with
   * itself.
   */
  readonly shiftId?: number
}

/**
 * The facts of a contract month that the planning rules need. They are used for changes in the calendar and for changes
 * in the table of worked shifts.
 */
export function shiftFactsOf(row: ShiftFactsRow, input: Input): ShiftPlanningFacts {
  const shifts = row.shifts.filter(({ id }) => id !== input.shiftId)
  return {
    today: input.today,
    yearMonth: input.yearMonth,
    freeze: freezeFor(input.actingAs, timesheetState(row)),
    contract: row.contract,
    employment: row.employment,
    prolongedSickLeaves: row.prolongedSickLeaves,
    fullAbsenceDays: row.absences.filter(({ full }) => full).map(({ day }) => day),
    plannedDays: shifts.filter(({ contractId }) => contractId === input.contractId).map(({ day }) => day),
    daysElsewhere: shifts.filter(({ contractId }) => contractId !== input.contractId).map(({ day }) => day),
    otherShifts: shifts,
  }
}

export const halfAbsenceDaysOf = (row: ShiftFactsRow): Day[] =>
  row.absences.filter(({ full }) => !full).map(({ day }) => day)
