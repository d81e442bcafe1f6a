import {
  copyPlannedShifts,
  editPlannedShift,
  lockedPlannedMonth,
  planPattern,
  planShift,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
  type PersonPlannedMonth,
  type PlannedMonth,
} from '@uurwerk/contract/planning/plannedMonth'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
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
import { confirmMonth, downloadTimesheet, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToChangeOne } from '@uurwerk/domain/planning/refusalToChangeOne'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { action, actionLinks, actionsOf } from '../app/actionLinks.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import type { ShiftRow } from './shifts/shiftStore.ts'

type Input = Table & { readonly today: Day }

/** The calendar of one contract of the caller in a month, with the balance of the person in that month. */
export async function plannedMonth(db: Database, input: Input): Promise<PlannedMonth> {
  const [row, balance] = await readTogether(db, input)
  return plannedMonthOf(row, balance, input)
}

/** The same calendar for HR, with the link to the locked planning. */
export async function personPlannedMonth(db: Database, input: Omit<Input, 'actingAs'>): Promise<PersonPlannedMonth> {
  const byHr = { ...input, actingAs: 'hr' } as const
  const [row, balance] = await readTogether(db, byHr)
  const facts = factsOf(row, byHr)
  const { contractId, yearMonth, personId: userId } = input
  const refusal = facts.contract.lockedAt === null ? ({ code: 'not_locked' } as const) : null
  return {
    ...planningOf({ row, balance, ...facts }, byHr),
    _links: actionLinks([action(lockedPlannedMonth, { contractId, yearMonth, userId }, refusal)]),
  }
}

async function readTogether(db: Database, input: Input): Promise<[PersonMonthRow, MonthBalanceAnswer]> {
  const [row, balance] = await Promise.all([readPersonMonth(db, input), readMonthBalance(db, input)])
  return [orNotFound(row), balance]
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

/** The calendar of one contract of the caller, made from the month of its person. */
export function plannedMonthOf(row: PersonMonthRow, balance: MonthBalanceAnswer, input: Input): PlannedMonth {
  const facts = factsOf(row, input)
  return { ...planningOf({ row, balance, ...facts }, input), ...actionsOfEmployee(input, row, facts) }
}

type Facts = {
  readonly contract: ContractMonth
  /** The shifts of the contract in the month. */
  readonly planned: readonly ShiftRow[]
  /** The shifts of the other contracts in the month. */
  readonly elsewhere: readonly ShiftRow[]
}

function factsOf(row: PersonMonthRow, { contractId, yearMonth }: Input): Facts {
  const ofMonth = shiftsIn(yearMonth, row.shifts)
  return {
    contract: orNotFound(row.contracts.find((each) => each.contractId === contractId)),
    planned: ofMonth.filter((shift) => shift.contractId === contractId),
    elsewhere: ofMonth.filter((shift) => shift.contractId !== contractId),
  }
}

type Read = Facts & { readonly row: PersonMonthRow; readonly balance: MonthBalanceAnswer }

function planningOf({ row, balance, contract, planned, elsewhere }: Read, input: Input): PersonPlannedMonth {
  const state = timesheetState(contract)
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
  }
}

/** The actions of the employee on the planning of a month, and the links to the calls that are possible now. */
function actionsOfEmployee(
  { contractId, yearMonth, today }: Input,
  { contracts }: PersonMonthRow,
  { contract, planned }: Facts,
): Pick<PlannedMonth, 'actions' | '_links'> {
  const params = { contractId, yearMonth }
  const state = timesheetState(contract)
  const freeze = freezeFor('employee', state)
  const inMonth = contractMonthsIn(yearMonth, contracts)
  const outside = { code: 'shift_outside_contract', days: daysOf(yearMonth), contract } as const
  const refusalToPlan = freeze !== null ? { code: freeze } : inMonth.includes(contract) ? null : outside
  const refusalToChange = refusalToChangeOne({ freeze, shifts: planned })
  const { actions, _links } = actionsOf({
    copy: action(copyPlannedShifts, params, refusalToCopyShifts(freeze, { yearMonth, week: null })),
    removeAll: action(removeAllPlannedShifts, params, refusalToRemoveAll({ freeze, shifts: planned })),
    lock: action(lockMonth, { yearMonth }, refusalToLock(inMonth.map(timesheetState))),
  })
  // The answer has only the links of these calls. Their refusals depend on what the employee chooses, or they are in the
  // answer about the worked shifts.
  const others = actionLinks([
    action(planShift, params, refusalToPlan),
    action(planShifts, params, refusalToPlan),
    action(planPattern, params, refusalToPlan),
    action(editPlannedShift, params, refusalToChange),
    action(removePlannedShift, params, refusalToChange),
    action(confirmMonth, { contractId }, refusalToConfirm({ yearMonth, today, state })),
    action(downloadTimesheet, { id: contractId, yearMonth }, refusalToDownloadTimesheet('employee', state)),
  ])
  return { actions, _links: { ..._links, ...others } }
}
