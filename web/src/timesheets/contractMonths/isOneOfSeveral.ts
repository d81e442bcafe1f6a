import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'

type Row = Pick<ContractMonthRow, 'userId' | 'customerName'>

/** Whether the person of a row has another contract with the same customer in the same list. */
export const isOneOfSeveral =
  (rows: readonly Row[]) =>
  (row: Row): boolean =>
    rows.filter(({ userId, customerName }) => userId === row.userId && customerName === row.customerName).length > 1
