import type { RowValues } from './readRow.ts'

export const numbersIn = (rows: readonly RowValues[], path: string): number[] => [
  ...new Set(rows.map((row) => row[path]).filter((value) => typeof value === 'number')),
]
