import type { RowValues } from './readRow.ts'

/** The different ids in one column of the import rows. */
export const numbersIn = (rows: readonly RowValues[], path: string): number[] => [
  ...new Set(rows.map((row) => row[path]).filter((value) => typeof value === 'number')),
]
