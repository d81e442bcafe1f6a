import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { timesheetState, isCompleted } from '@uurwerk/domain/timesheets/timesheetState'
import {
  warningOnConfirming,
  type ConfirmationWarning,
} from '@uurwerk/domain/timesheets/confirmation/warningOnConfirming'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirm'
import type { MonthTimesheets } from '@uurwerk/contract/timesheets/timesheets'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToConfirmAll, timesheetsToConfirm } from '@uurwerk/domain/timesheets/confirmation/refusalToConfirmAll'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { storeMonthBalance } from '../../balances/months/storeMonthBalance.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertConfirmation } from './confirmationStore.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { readWorkedMonth, type WorkedMonthRow } from '../workedShifts/workedMonthStore.ts'
import { assertStepAllowedForHr, assertStepAllowed } from '../assertStepAllowed.ts'
import type { Table } from '../../planning/shifts/tableOf.ts'
import { timesheetForHr } from '../timesheetForHr.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { monthTimesheets } from '../monthTimesheets.ts'
import { timesheetStateDto } from '../timesheetStateDto.ts'

type Confirming = {
  readonly personId: number
  readonly yearMonth: YearMonth
  readonly contractIds: readonly number[]
  /** The month of the person. It was read after the person was locked in the database, so it is current. */
  readonly month: WorkedMonthRow
  readonly reason: string | null
}

/**
 * Confirms the month for one or more contracts of a person. The caller must already have checked that this is allowed.
 * When all contracts of the person in the month are then confirmed, the balance of the month is stored.
 */
export async function confirmTimesheets(
  context: CommandContext,
  confirming: Confirming,
): Promise<ConfirmationWarning | null> {
  const { tx, actor, now } = context
  const { personId, yearMonth, contractIds, month, reason } = confirming
  const warningOf = (confirmed: readonly number[]) =>
    warningOnConfirming(
      { yearMonth, shifts: month.shifts.filter(({ contractId }) => confirmed.includes(contractId)) },
      now,
    )
  for (const contractId of contractIds) {
    const daysAhead = warningOf([contractId])?.days ?? []
    await insertConfirmation(tx, { contractId, yearMonth, now, actorId: actor.personId, reason, daysAhead })
  }
  if (isLastToConfirm(confirming)) await storeMonthBalance(tx, { personId, yearMonth, now })
  await recordCallerAct(context, {
    action: 'confirm month',
    entity: 'timesheet',
    entityId: contractIds.length === 1 ? (contractIds[0] ?? null) : null,
    personId,
    after: { yearMonth, contractIds, reason },
  })
  return warningOf(contractIds)
}

/** True when all contracts of the person in this month are confirmed. The given contracts count as confirmed. */
export const isLastToConfirm = ({
  yearMonth,
  contractIds,
  month,
}: Pick<Confirming, 'yearMonth' | 'contractIds' | 'month'>): boolean =>
  contractMonthsIn(yearMonth, month.contracts).every(
    (contract) => contractIds.includes(contract.contractId) || isCompleted(timesheetState(contract)),
  )

type MonthForHr = Pick<Table, 'contractId' | 'yearMonth'> & { readonly reason: string }

/** Confirms the month of an employee who cannot confirm it. Only HR can do this (rule timesheets-16). */
export async function confirmMonthFor(context: CommandContext, input: MonthForHr): Promise<ConfirmationWarning | null> {
  const { contractId, yearMonth, reason } = input
  const timesheet = await timesheetForHr(context, input)
  const { personId, state, month } = timesheet
  await assertStepAllowedForHr(context.tx, refusalToConfirm({ yearMonth, today: context.today, state }), timesheet)
  return confirmTimesheets(context, { personId, yearMonth, contractIds: [contractId], month, reason })
}

type OwnMonth = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  /**
   * True: confirms all contracts of the month, or none when one is refused. False: confirms only the given contract.
   */
  readonly all: boolean
}

export async function confirmMonth(context: CommandContext, input: OwnMonth): Promise<MonthTimesheets> {
  const warning = await confirmOwn(context, input)
  const mine = { personId: context.actor.personId, yearMonth: input.yearMonth }
  return { ...(await monthTimesheets(context.tx, mine)), ...warningText([warning]) }
}

/** Confirms the caller's month. The function does not read the month again, and returns only a warning, or null. */
export async function confirmOwn(context: CommandContext, input: OwnMonth): Promise<ConfirmationWarning | null> {
  const { tx, actor, today } = context
  const { yearMonth } = input
  const { personId } = actor
  lockPerson(tx, personId)
  const month = await readWorkedMonth(tx, { personId, yearMonth })
  const months = contractMonthsIn(yearMonth, month.contracts)
  const timesheets = months.map(timesheetStateDto)
  const named = orNotFound(timesheets.find(({ contractId }) => contractId === input.contractId))
  const refusal = input.all
    ? refusalToConfirmAll({ yearMonth, today, timesheets })
    : refusalToConfirm({ yearMonth, today, state: named })
  assertStepAllowed(refusal, months)
  const contractIds = (input.all ? timesheetsToConfirm(timesheets) : [named]).map(({ contractId }) => contractId)
  return confirmTimesheets(context, { personId, yearMonth, contractIds, month, reason: null })
}
