import {
  copyPlannedShifts,
  editPlannedShift,
  lockedPlannedMonth,
  planPattern,
  planShift,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
  type PlannedMonth,
} from '@uurwerk/contract/planning/plannedMonth'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { readMonthBalance, type MonthBalanceAnswer } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readPersonMonth, readShiftsIn, shiftsIn, type PersonMonthRow } from './shifts/personMonthStore.ts'
import { contractMonthFactsOf, fullAbsenceDaysOf, withContract } from './shifts/shiftFactsOf.ts'
import type { Table } from './shifts/tableOf.ts'
import { workingTimeDtos } from './shifts/workingTimeDtos.ts'
import type { Links } from '@uurwerk/contract/hal'
import { confirmMonth, downloadTimesheet, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToChangeOne } from '@uurwerk/domain/planning/refusalToChangeOne'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { action, actionLinks } from '../app/actionLinks.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import type { ShiftRow } from './shifts/shiftStore.ts'

type Input = Table & { readonly today: Day }

/** The calendar of one contract in a month, with the balance of the person in that month. */
export async function plannedMonth(db: Database, input: Input): Promise<PlannedMonth> {
  const [row, balance] = await Promise.all([readPersonMonth(db, input), readMonthBalance(db, input)])
  return plannedMonthOf(orNotFound(row), balance, input)
}

type Planned = {
  /** The month of the person before the change. */
  readonly before: PersonMonthRow
  readonly firstDay: Day
  readonly lastDay: Day
}

/**
 * The calendar after a command that planned shifts in a period and changed nothing else. Only the shifts of this period
 * and the balance are read again, because the command locked the person before it read the month.
 */
export async function plannedMonthAfter(
  tx: Tx,
  input: Input,
  { before, firstDay, lastDay }: Planned,
): Promise<PlannedMonth> {
  const [planned, balance] = await Promise.all([
    readShiftsIn(tx, { personId: input.personId, first: firstDay, last: lastDay }),
    readMonthBalance(tx, input),
  ])
  const others = before.shifts.filter(({ day }) => day < firstDay || day > lastDay)
  const shifts = [...others, ...planned].toSorted((a, b) => a.start - b.start)
  return plannedMonthOf({ ...before, shifts }, balance, input)
}

/** The calendar of one contract, made from the month of its person. */
export function plannedMonthOf(row: PersonMonthRow, balance: MonthBalanceAnswer, input: Input): PlannedMonth {
  const contract = orNotFound(row.contracts.find(({ contractId }) => contractId === input.contractId))
  const state = timesheetState(contract)
  const ofMonth = shiftsIn(input.yearMonth, row.shifts)
  const planned = ofMonth.filter(({ contractId }) => contractId === input.contractId)
  const elsewhere = ofMonth.filter(({ contractId }) => contractId !== input.contractId)
  return {
    plannedShiftDtos: planned.map(plannedShiftDto),
    occupiedDays: occupiedDaysOf({
      daysElsewhere: elsewhere.map(({ day }) => day),
      fullAbsenceDays: fullAbsenceDaysOf(row),
    }),
    step: state.step,
    locked: contract.lockedAt !== null,
    lockedOn: contract.lockedAt === null ? null : brusselsDayOf(contract.lockedAt),
    lockedByHr: input.actingAs === 'hr' ? contract.lockedByHr : null,
    completed: isCompleted(state),
    invoiced: state.invoiced,
    ...monthArrowsOf(input.yearMonth, { contracts: row.contracts, today: input.today }),
    removedRecupHolidays: [],
    undoId: null,
    vacationApprovedByAdmin: balance.vacationApprovedByAdmin,
    timeSheetHoursDto: balance.timeSheetHoursDto,
    workingTimeWarnings: workingTimeDtos(input.yearMonth, row, input.actingAs),
    facts: contractMonthFactsOf(withContract(row, contract), input),
    _links: linksOfPlannedMonth(input, { contract, contracts: row.contracts, planned }),
  }
}

type Facts = {
  readonly contract: ContractMonth
  readonly contracts: readonly ContractMonth[]
  /** The shifts of the contract in the month. */
  readonly planned: readonly ShiftRow[]
}

/**
 * The links of a month in the calendar: the actions that the employee can do on the planning, and for HR the link to
 * the locked planning.
 */
const linksOfPlannedMonth = (input: Input, facts: Facts): Links =>
  input.actingAs === 'employee' ? linksOfEmployee(input, facts) : linksOfHr(input, facts)

function linksOfEmployee({ contractId, yearMonth, today }: Input, { contract, contracts, planned }: Facts): Links {
  const params = { contractId, yearMonth }
  const state = timesheetState(contract)
  const freeze = freezeFor('employee', state)
  const inMonth = contractMonthsIn(yearMonth, contracts)
  const outside = { code: 'shift_outside_contract', days: daysOf(yearMonth), contract } as const
  const refusalToPlan = freeze !== null ? { code: freeze } : inMonth.includes(contract) ? null : outside
  const refusalToChange = refusalToChangeOne({ freeze, shifts: planned })
  return actionLinks([
    action(planShift, params, refusalToPlan),
    action(planShifts, params, refusalToPlan),
    action(copyPlannedShifts, params, refusalToPlan),
    action(planPattern, params, refusalToPlan),
    action(editPlannedShift, params, refusalToChange),
    action(removePlannedShift, params, refusalToChange),
    action(removeAllPlannedShifts, params, refusalToRemoveAll({ freeze, shifts: planned })),
    action(lockMonth, { yearMonth }, refusalToLock(inMonth.map(timesheetState))),
    action(confirmMonth, { contractId }, refusalToConfirm({ yearMonth, today, state })),
    action(downloadTimesheet, { id: contractId, yearMonth }, refusalToDownloadTimesheet('employee', state)),
  ])
}

const linksOfHr = ({ contractId, yearMonth, personId }: Input, { contract }: Facts): Links =>
  actionLinks([
    action(
      lockedPlannedMonth,
      { contractId, yearMonth, userId: personId },
      contract.lockedAt === null ? { code: 'not_locked' } : null,
    ),
  ])
