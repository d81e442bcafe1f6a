import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'

type Row = Pick<ContractMonthRow, 'userId' | 'invoiced' | 'actions'>

/**
 * The ids of the people whom HR can remind now to confirm the month. A person with two timesheets counts once. A person
 * whose month is invoiced needs no reminder (rule timesheets-84).
 */
export const peopleToRemind = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.filter(({ invoiced, actions }) => !invoiced && actions.remind === null).map(({ userId }) => userId))
