import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'

type Row = Pick<ContractMonthRow, 'userId' | 'invoiced' | 'actions'>

/**
 * The ids of the people whom the screen proposes for a reminder, each once, also for a person with two timesheets. A
 * timesheet that is invoiced needs no reminder, so the screen does not propose its person (rule timesheets-84).
 */
export const peopleToRemind = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.filter(({ invoiced, actions }) => !invoiced && actions.remind === null).map(({ userId }) => userId))
