import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'

type Row = Pick<ContractMonthRow, 'userId' | 'customerName'>

/** True when the person of a row has another contract with the same customer in the list. */
export function isOneOfSeveral(rows: readonly Row[]): (row: Row) => boolean {
  const ofPerson = Map.groupBy(rows, ({ userId }) => userId)
  return ({ userId, customerName }) =>
    (ofPerson.get(userId)?.filter((row) => row.customerName === customerName).length ?? 0) > 1
}
