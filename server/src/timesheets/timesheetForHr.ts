import { timesheetState, type TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import type { ContractMonth } from './contractMonthStore.ts'
import { contractMonthsIn } from './contractMonthsIn.ts'
import { tableForHr, type Table } from '../planning/tableOf.ts'
import { readWorkedMonth, type WorkedMonthRow } from './workedMonthStore.ts'

export type TimesheetForHr = Table & {
  readonly contract: ContractMonth
  readonly state: TimesheetState
  readonly month: WorkedMonthRow
}

/**
 * Locks a person, and returns a timesheet of that person for HR. Throws a refusal when the contract is not active in
 * the month.
 */
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
