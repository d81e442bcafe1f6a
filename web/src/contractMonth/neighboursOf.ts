import type { ContractMonthRow } from '@uurwerk/contract/timesheets'

export type Neighbours = {
  /** Counted from 1; null where the contract is not in the list. */
  readonly place: number | null
  readonly previous: ContractMonthRow | null
  readonly next: ContractMonthRow | null
}

/** The contracts before and after this one in the month's list, which comes ordered by the name of the person. */
export function neighboursOf(rows: readonly ContractMonthRow[], contractId: number): Neighbours {
  const index = rows.findIndex((row) => row.contractId === contractId)
  if (index === -1) return { place: null, previous: null, next: null }
  return { place: index + 1, previous: rows[index - 1] ?? null, next: rows[index + 1] ?? null }
}
