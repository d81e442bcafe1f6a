import type { CellValue, Column } from './column.ts'

/** What a column needs for the file. */
export type CsvColumn<Row> = Pick<Column<Row>, 'title' | 'value' | 'csv' | 'exported'>

// Excel takes a file for UTF-8 only when it starts with this mark.
const BYTE_ORDER_MARK = '\uFEFF'

/** A list as a Dutch Excel opens it by a double click: semicolons, decimal commas, and nothing that it would calculate. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter((column) => column.exported !== false)
  const lines = [
    exported.map((column) => written(column.title)),
    ...rows.map((row) => exported.map((column) => written((column.csv ?? column.value)(row)))),
  ]
  return `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`
}

function written(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  // A cell that begins like this is run as a formula; a name that does so is still a name.
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
