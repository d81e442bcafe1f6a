import { timesheetState, type TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import type { ContractMonth } from './contractMonthStore.ts'
import { contractMonthsIn } from './contractMonthsIn.ts'
import { tableForHr, type Table } from '../planning/tableOf.ts'
import { readWorkedMonth, type WorkedMonthRow } from './workedMonthStore.ts'

export type TimesheetForHr = Table & {
  readonly contract: ContractMonth
  readonly state: TimesheetState
  readonly month: WorkedMonthRow
}

/** Anybody's timesheet, with its person locked; a contract that is not active in the month has none. */
export async function timesheetForHr(
  writing: Writing,
  asked: Pick<Table, 'contractId' | 'yearMonth'>,
): Promise<TimesheetForHr> {
  const table = await tableForHr(writing, asked)
  const month = await readWorkedMonth(writing.tx, table)
  const inMonth = contractMonthsIn(asked.yearMonth, month.contracts)
  const contract = found(inMonth.find(({ contractId }) => contractId === asked.contractId))
  return { ...table, contract, state: timesheetState(contract), month }
}
