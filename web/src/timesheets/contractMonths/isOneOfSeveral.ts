import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'

type Row = Pick<ContractMonthRow, 'userId' | 'customerName'>

/** Whether the person of a row has another contract with the same customer in the same list. */
export function isOneOfSeveral(rows: readonly Row[]): (row: Row) => boolean {
  const keyOf = ({ userId, customerName }: Row): string => `${userId} ${customerName}`
  const seen = new Set<string>()
  const several = new Set<string>()
  for (const row of rows) (seen.has(keyOf(row)) ? several : seen).add(keyOf(row))
  return (row) => several.has(keyOf(row))
}
