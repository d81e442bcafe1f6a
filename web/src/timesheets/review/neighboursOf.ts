import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { customerLabel } from '../../contracts/month/customerLabel.ts'
import type { ReviewedList } from './reviewedList.ts'

export type Neighbours = {
  /** The position of the contract in the list, starting at 1; null when the contract is not in the list. */
  readonly place: number | null
  readonly previous: ContractMonthRow | null
  readonly next: ContractMonthRow | null
}

export function neighboursOf(rows: readonly ContractMonthRow[], contractId: number): Neighbours {
  const index = rows.findIndex((row) => row.contractId === contractId)
  if (index === -1) return { place: null, previous: null, next: null }
  return { place: index + 1, previous: rows[index - 1] ?? null, next: rows[index + 1] ?? null }
}

/**
 * The rows of the list from which HR came. An approved row stays, also when it does not match the filter any more. Null
 * when the contract is not in that list (rule timesheets-67).
 */
export function rowsOfList(
  rows: readonly ContractMonthRow[],
  list: ReviewedList | null,
  contractId: number,
): readonly ContractMonthRow[] | null {
  if (list === null || !list.contractIds.includes(contractId)) return null
  const known = new Map(rows.map((row) => [row.contractId, row]))
  return list.contractIds.flatMap((id) => known.get(id) ?? [])
}

export type PlaceInList = { readonly address: string; readonly place: number; readonly all: number }

/**
 * The position of a contract in the list from which HR came (rule timesheets-67). Null when the contract is not in that
 * list.
 */
export function placeInList(list: ReviewedList | null, contractId: number | null): PlaceInList | null {
  if (list === null || contractId === null || !list.contractIds.includes(contractId)) return null
  const { address, contractIds } = list
  return { address, place: contractIds.indexOf(contractId) + 1, all: contractIds.length }
}

/** When the person has two contracts with this customer, the text also has the number of the contract. */
export const customerOfRow = (rows: readonly ContractMonthRow[], row: ContractMonthRow): string =>
  customerLabel(
    { id: row.contractId, customerName: row.customerName },
    rows.some(
      ({ contractId, userId, customerName }) =>
        contractId !== row.contractId && userId === row.userId && customerName === row.customerName,
    ),
  )
