import type { MonthTimesheets } from '@uurwerk/contract/timesheets/timesheets'
import { warningText } from '@uurwerk/contract/planning/warnings'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToConfirmAll, timesheetsToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import type { ConfirmationWarning } from '@uurwerk/domain/timesheets/warningOnConfirming'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { confirmTimesheets } from './confirmTimesheets.ts'
import { contractMonthsIn } from '../../contracts/months/contractMonthsIn.ts'
import { assertStepAllowed } from '../assertStepAllowed.ts'
import { monthTimesheets } from '../monthTimesheets.ts'
import { timesheetStateDto } from '../timesheetStateDto.ts'
import { readWorkedMonth } from '../workedShifts/workedMonthStore.ts'

type Input = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  /**
   * When true, all contracts of the caller's month are confirmed. When one of them is refused, none is confirmed. When
   * false, only the given contract is confirmed.
   */
  readonly all: boolean
}

/** Confirms the caller's month: the action 'Bevestig Timesheet'. After that, the caller cannot change the month. */
export async function confirmMonth(context: CommandContext, input: Input): Promise<MonthTimesheets> {
  const warning = await confirmOwn(context, input)
  const mine = { personId: context.actor.personId, yearMonth: input.yearMonth }
  return { ...(await monthTimesheets(context.tx, mine)), ...warningText([warning]) }
}

/** Confirms the caller's month, and returns only a warning. The function does not read the month again. */
export async function confirmOwn(context: CommandContext, input: Input): Promise<ConfirmationWarning | null> {
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
