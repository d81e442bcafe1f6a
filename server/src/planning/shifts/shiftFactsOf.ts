import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { shiftPlanningFacts, type ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
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
}

/** The facts of a contract month for its calendar and for the commands that change it. */
export const contractMonthFactsOf = (row: ShiftFactsRow, input: Input): ContractMonthFacts => ({
  today: input.today,
  yearMonth: input.yearMonth,
  contractId: input.contractId,
  freeze: freezeFor(input.actingAs, timesheetState(row)),
  contract: row.contract,
  employment: row.employment,
  prolongedSickLeaves: row.prolongedSickLeaves,
  fullAbsenceDays: fullAbsenceDaysOf(row),
  shifts: row.shifts.map(({ id, contractId, customerName, day, start, end }) => ({
    id,
    contractId,
    customerName,
    day,
    start,
    end,
  })),
})

/** The facts for one change of shifts. `shiftId` is the shift that the request changes. */
export const shiftFactsOf = (row: ShiftFactsRow, input: Input & { readonly shiftId?: number }): ShiftPlanningFacts =>
  shiftPlanningFacts(contractMonthFactsOf(row, input), input.shiftId)

/**
 * The facts for an undo in the calendar. Only the shifts of the calendar take their days, because the table can add a
 * shift beside a planned shift (rule planning-23).
 */
export function restoringFactsOf(row: ShiftFactsRow, input: Input & { readonly shiftId?: number }): ShiftPlanningFacts {
  const planned = { ...row, shifts: row.shifts.filter(({ adjusted }) => !adjusted) }
  const { plannedDays, daysElsewhere } = shiftFactsOf(planned, input)
  return { ...shiftFactsOf(row, input), plannedDays, daysElsewhere }
}

export const fullAbsenceDaysOf = (row: ShiftFactsRow): Day[] =>
  row.absences.filter(({ full }) => full).map(({ day }) => day)

export const halfAbsenceDaysOf = (row: ShiftFactsRow): Day[] =>
  row.absences.filter(({ full }) => !full).map(({ day }) => day)
