import type { RowValues } from './readRow.ts'

/** The ids that the rows name in a column, each once. */
export const numbersIn = (rows: readonly RowValues[], path: string): number[] => [
  ...new Set(rows.map((row) => row[path]).filter((value) => typeof value === 'number')),
]
