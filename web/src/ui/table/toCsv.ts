import { csvFile } from '@uurwerk/domain/csvFile'
import type { CellValue, Column } from './column.ts'

/**
 * The minimum number of rows of a list with an export button below it. A shorter list has no such button, because HR
 * can read its rows on the screen.
 */
export const LEAST_EXPORTED_ROWS = 10

export type CsvColumn<Row> = Pick<Column<Row>, 'title' | 'value' | 'csv' | 'exported'>

/** Writes a list as a CSV file that Excel opens without questions (rule screens-44). */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter((column) => column.exported !== false)
  return csvFile(
    exported.map((column) => column.title),
    rows.map((row) => exported.map((column) => textOf((column.csv ?? column.value)(row)))),
  )
}

function textOf(value: CellValue): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}
