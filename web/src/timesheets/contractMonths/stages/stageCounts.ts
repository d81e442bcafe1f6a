import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { stageOf, type TimesheetStage } from '@uurwerk/domain/timesheets/timesheetStage'

export type StageCounts = Readonly<Record<TimesheetStage, number>>

/** The number of contracts in each stage. Each contract counts only in the last stage that it has reached. */
export function stageCounts(rows: readonly ContractMonthRow[]): StageCounts {
  const counts = { not_planned: 0, in_progress: 0, submitted: 0, approved: 0, invoiced: 0 }
  for (const row of rows) counts[stageOf(row)] += 1
  return counts
}
