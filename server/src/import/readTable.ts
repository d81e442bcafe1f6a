import { CsvError, parse } from 'csv-parse/sync'
import { Refused } from '../http/Refused.ts'

export type TableRow = { readonly row: number; readonly cells: readonly string[] }

export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] }

export const MOST_ROWS = 10_000

/** No row comes near these; a file of nothing but separators would keep everybody waiting. */
const LONGEST_ROW = 100_000
const MOST_CELLS = 1000

const DELIMITERS = [';', '\t', ','] as const
const DECLARED_DELIMITER = /^sep=(.)\r?\n/i
/** A workbook that was never saved as text. */
const ZIP = 'PK\u0003\u0004'
/** What our own exports put before a cell that a spreadsheet would take for a formula. */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r])/

/** The filled rows of a file, each with the number that a spreadsheet gives it. */
export function readTable(csv: string): Table {
  const text = csv.replace(/^\uFEFF/, '')
  if (text.startsWith(ZIP) || text.includes('\0')) throw new Refused({ code: 'import_unreadable', row: null })
  const [header, ...rows] = recordsOf(text)
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim().replace(MADE_HARMLESS, '')) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (header === undefined || rows.length === 0) throw new Refused({ code: 'import_empty' })
  if (rows.length > MOST_ROWS) throw new Refused({ code: 'import_too_many_rows', rows: rows.length, most: MOST_ROWS })
  return { header: header.cells, rows }
}

function recordsOf(text: string): string[][] {
  const declared = DECLARED_DELIMITER.exec(text)
  const table = declared === null ? text : text.slice(declared[0].length)
  try {
    return parse(table, {
      delimiter: declared?.[1] ?? delimiterOf(table),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_ROW,
      on_record: (cells: string[], { lines }) => {
        if (cells.length > MOST_CELLS) throw new Refused({ code: 'import_unreadable', row: lines })
        return cells
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refused({ code: 'import_unreadable', row: typeof error['lines'] === 'number' ? error['lines'] : null })
  }
}

/** Whatever parts the header into most cells. */
function delimiterOf(table: string): string {
  const [firstLine = ''] = table.trimStart().split(/\r\n|\n|\r/, 1)
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!
}
