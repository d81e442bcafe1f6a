import { balanceColumns } from './balanceColumns.ts'
import { contractColumns } from './contractColumns.ts'
import { customerColumns } from './customerColumns.ts'
import type { ImportColumn, ImportKind } from './importColumn.ts'
import { peopleColumns } from './peopleColumns.ts'
import { shiftTypeColumns } from './shiftTypeColumns.ts'

export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  people: peopleColumns,
  customers: customerColumns,
  shiftTypes: shiftTypeColumns,
  contracts: contractColumns,
  balances: balanceColumns,
}

/** True when a row is the example row of the import template (rule import-28). */
export const isExampleRow = ([first]: readonly ImportColumn[], cell: string): boolean =>
  first !== undefined && cell.trim().toLowerCase() === first.example.toLowerCase()
