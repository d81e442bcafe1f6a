import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'

export type StepCounts = Readonly<Record<TimesheetState['step'], number>>

/** The number of contracts in each step. Each contract is counted once, in the last step that it has reached. */
export function stepCounts(rows: readonly ContractMonthRow[]): StepCounts {
  const counts = { open: 0, locked: 0, completed: 0, approved: 0 }
  for (const row of rows) counts[row.step] += 1
  return counts
}
