import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'

type Row = Pick<ContractMonthRow, 'userId' | 'invoiced' | 'actions'>

/**
 * A person with two timesheets counts once. An invoiced month needs no reminder (rule timesheets-84): this status only
 * chooses whom the screen proposes.
 */
export const peopleToRemind = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.filter(({ invoiced, actions }) => !invoiced && actions.remind === null).map(({ userId }) => userId))
