import { timesheetState, type TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { orNotFound } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import { tableForHr, type Table } from '../planning/shifts/tableOf.ts'
import { readWorkedMonth, type WorkedMonthRow } from './workedShifts/workedMonthStore.ts'

export type TimesheetForHr = Table & {
  readonly contract: ContractMonth
  readonly state: TimesheetState
  readonly month: WorkedMonthRow
}

/** Locks the person of the timesheet. Throws a refusal when the contract is not active in the month. */
export async function timesheetForHr(
  context: CommandContext,
  input: Pick<Table, 'contractId' | 'yearMonth'>,
): Promise<TimesheetForHr> {
  const table = await tableForHr(context, input)
  const month = await readWorkedMonth(context.tx, table)
  const inMonth = contractMonthsIn(input.yearMonth, month.contracts)
  const contract = orNotFound(inMonth.find(({ contractId }) => contractId === input.contractId))
  return { ...table, contract, state: timesheetState(contract), month }
}
