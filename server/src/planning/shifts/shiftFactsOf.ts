import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import {
  shiftPlanningFacts,
  type ContractMonthFacts,
  type WorkedMonthFacts,
} from '@uurwerk/domain/planning/contractMonthFacts'
import type { ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import type { PersonShiftFactsRow, ShiftFactsRow } from './shiftFactsStore.ts'

type Month = { readonly yearMonth: YearMonth; readonly today: Day }
type Input = Month & { readonly contractId: number; readonly actingAs: ActingAs }

export const contractMonthFactsOf = (
  row: Omit<ShiftFactsRow, 'customerId'>,
  { contractId, actingAs, ...month }: Input,
): ContractMonthFacts => ({
  ...personFactsOf(row, month),
  contractId,
  freeze: freezeFor(actingAs, timesheetState(row)),
  contract: row.contract,
})

export const withContract = <Row extends PersonShiftFactsRow>(row: Row, contract: ContractMonth) => ({
  ...row,
  ...contract,
  contract: { start: contract.start, end: contract.contractEnd },
})

/** The facts of the caller's own month, for all contracts. */
export const workedMonthFactsOf = (
  row: PersonShiftFactsRow & { readonly contracts: readonly ContractMonth[] },
  month: Month,
): WorkedMonthFacts => ({
  ...personFactsOf(row, month),
  contracts: contractMonthsIn(month.yearMonth, row.contracts).map((contract) => ({
    contractId: contract.contractId,
    freeze: freezeFor('employee', timesheetState(contract)),
    contract: { start: contract.start, end: contract.contractEnd },
  })),
})

const personFactsOf = (row: PersonShiftFactsRow, { today, yearMonth }: Month): Omit<WorkedMonthFacts, 'contracts'> => ({
  today,
  yearMonth,
  employment: row.employment,
  prolongedSickLeaves: row.prolongedSickLeaves,
  fullAbsenceDays: fullAbsenceDaysOf(row),
  shifts: row.shifts.map(({ id, contractId, customerName, day, start, end, claimed }) => ({
    id,
    contractId,
    customerName,
    day,
    start,
    end,
    claimed,
  })),
})

/** The facts for one change of shifts. `shiftId` is the id of the shift that the request changes. */
export const shiftFactsOf = (row: ShiftFactsRow, input: Input & { readonly shiftId?: number }): ShiftPlanningFacts =>
  shiftPlanningFacts(contractMonthFactsOf(row, input), input.shiftId)

/**
 * The facts for an undo in the calendar. A shift that was added or adjusted in the table of worked shifts does not make
 * its day a planned day, because the table may have several shifts on a day (rules planning-23, planning-83).
 */
export function restoringFactsOf(row: ShiftFactsRow, input: Input & { readonly shiftId?: number }): ShiftPlanningFacts {
  const planned = { ...row, shifts: row.shifts.filter(({ adjusted }) => !adjusted) }
  const { plannedDays, daysElsewhere } = shiftFactsOf(planned, input)
  return { ...shiftFactsOf(row, input), plannedDays, daysElsewhere }
}

export const fullAbsenceDaysOf = (row: PersonShiftFactsRow): Day[] =>
  row.absences.filter(({ full }) => full).map(({ day }) => day)

export const halfAbsenceDaysOf = (row: ShiftFactsRow): Day[] =>
  row.absences.filter(({ full }) => !full).map(({ day }) => day)
