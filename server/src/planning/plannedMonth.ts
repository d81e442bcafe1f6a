import {
  copyPlannedShifts,
  editPlannedShift,
  lockedPlannedMonth,
  planPattern,
  planShift,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
  type OwnPlannedShift,
  type PersonPlannedMonth,
  type PlannedMonth,
} from '@uurwerk/contract/planning/plannedMonth'
import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
import { occupiedDaysOf } from '@uurwerk/domain/planning/occupiedDaysOf'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, type Instant } from '@uurwerk/domain/time/instant'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { readMonthBalance, type MonthBalanceAnswer } from '../balances/months/readMonthBalance.ts'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { CommandContext } from '../app/context.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { plannedShiftDto } from './plannedShiftDto.ts'
import { readPersonMonth, listShiftsIn, shiftsIn, type PersonMonthRow } from './shifts/personMonthStore.ts'
import { contractMonthFactsOf, fullAbsenceDaysOf, withContract } from './shifts/shiftFactsOf.ts'
import type { Table } from './shifts/tableOf.ts'
import { workingTimeDtos } from './shifts/workingTimeDtos.ts'
import { confirmMonth, downloadTimesheet, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToGiveBack } from '@uurwerk/domain/planning/openShifts/refusalToGiveBack'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirm'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { action, actionLinks, actionsOf } from '../app/actionLinks.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'

type Input = Table & { readonly today: Day }
type OwnInput = Input & { readonly now: Instant }

/** The calendar of one contract of the caller in a month, with the balance of the person in that month. */
export async function plannedMonth(db: Database, input: OwnInput): Promise<PlannedMonth> {
  const [row, balance] = await readTogether(db, input)
  return plannedMonthOf(row, balance, input)
}

export const ownPlannedMonth = ({ tx, today, now }: CommandContext, mine: Table): Promise<PlannedMonth> =>
  plannedMonth(tx, { ...mine, today, now })

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
  readonly before: PersonMonthRow
  readonly firstDay: Day
  readonly lastDay: Day
}

/**
 * The calendar after a command that only planned shifts in a period. The command locked the person before it read the
 * month, so only these shifts and the balance are read again.
 */
export async function plannedMonthAfter(
  tx: Tx,
  input: OwnInput,
  { before, firstDay, lastDay }: Planned,
): Promise<PlannedMonth> {
  const [planned, balance] = await Promise.all([
    listShiftsIn(tx, { personId: input.personId, first: firstDay, last: lastDay }),
    readMonthBalance(tx, input),
  ])
  const others = before.shifts.filter(({ day }) => day < firstDay || day > lastDay)
  const shifts = [...others, ...planned].toSorted((a, b) => a.start - b.start)
  return plannedMonthOf({ ...before, shifts }, balance, input)
}

/** The calendar of one contract of the caller, made from the month of its person. */
export function plannedMonthOf(row: PersonMonthRow, balance: MonthBalanceAnswer, input: OwnInput): PlannedMonth {
  const facts = factsOf(row, input)
  return { ...planningOf({ row, balance, ...facts }, input), ...withActions(input, row, facts) }
}

type Facts = {
  readonly contract: ContractMonth
  readonly planned: PersonMonthRow['shifts']
  readonly elsewhere: PersonMonthRow['shifts']
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

/** The actions of the employee on the planning of a month and on its shifts, and the links to the possible calls. */
function withActions(
  { contractId, yearMonth, today, now, actingAs }: OwnInput,
  { contracts, claimFreeHours: freeHours }: PersonMonthRow,
  { contract, planned }: Facts,
): Pick<PlannedMonth, 'plannedShiftDtos' | 'actions' | '_links'> {
  const params = { contractId, yearMonth }
  const state = timesheetState(contract)
  const freeze = freezeFor(actingAs, state)
  const inMonth = contractMonthsIn(yearMonth, contracts)
  const outside = { code: 'shift_outside_contract', days: daysOf(yearMonth), contract } as const
  const refusalToPlan = freeze !== null ? { code: freeze } : inMonth.includes(contract) ? null : outside
  const refusalOfGivingBack = (shifts: Facts['planned']) => refusalToGiveBack(shifts, { now, actingAs, freeHours })
  const plannedShiftDtos = planned.map((shift): OwnPlannedShift => {
    const edit = refusalToRemovePlannedShift({ freeze }, shift)
    const remove = edit ?? refusalOfGivingBack([shift])
    return { ...plannedShiftDto(shift), actions: { edit, move: remove, remove } }
  })
  const refusalToRemove = refusalToRemoveAll({ freeze, shifts: planned }) ?? refusalOfGivingBack(planned)
  const { actions, _links } = actionsOf({
    plan: action(planShift, params, refusalToPlan),
    copy: action(copyPlannedShifts, params, refusalToCopyShifts(freeze, { yearMonth, week: null })),
    removeAll: action(removeAllPlannedShifts, params, refusalToRemove),
    lock: action(lockMonth, { yearMonth }, refusalToLock(inMonth.map(timesheetState))),
  })
  // The answer has the links of `others` only for possible calls. When such a call is refused, the reason is in the
  // actions of each shift, or in the answer about the worked shifts.
  const refusalOfEach = (step: keyof OwnPlannedShift['actions']) => {
    const refusals = plannedShiftDtos.map((shift) => shift.actions[step])
    return refusals.includes(null) ? null : ({ code: 'no_planned_shifts' } as const)
  }
  const others = actionLinks([
    action(planShifts, params, refusalToPlan),
    action(planPattern, params, refusalToPlan),
    action(editPlannedShift, params, refusalOfEach('edit')),
    action(removePlannedShift, params, refusalOfEach('remove')),
    action(confirmMonth, { contractId }, refusalToConfirm({ yearMonth, today, state })),
    action(downloadTimesheet, { id: contractId, yearMonth }, refusalToDownloadTimesheet('employee', state)),
  ])
  return { plannedShiftDtos, actions, _links: { ..._links, ...others } }
}
