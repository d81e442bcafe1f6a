import { csvFile } from '@uurwerk/domain/csvFile'
import type { CellValue, Column } from './column.ts'

/** What a column needs for the file. */
export type CsvColumn<Row> = Pick<Column<Row>, 'title' | 'value' | 'csv' | 'exported'>

/** A list as a file that opens by itself in a spreadsheet. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter((column) => column.exported !== false)
  return csvFile(
    exported.map((column) => column.title),
    rows.map((row) => exported.map((column) => written((column.csv ?? column.value)(row)))),
  )
}

function written(value: CellValue): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}
