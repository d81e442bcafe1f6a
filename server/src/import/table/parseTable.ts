import { decodedText } from '@uurwerk/contract/import/decodedText'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import { CsvError, parse } from 'csv-parse/sync'

export type TableRow = { readonly row: number; readonly cells: readonly string[] }

export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] }

type RefusalToRead =
  | { readonly code: 'import_unreadable'; readonly row: number | null }
  | { readonly code: 'import_quote_open'; readonly row: number }
  | { readonly code: 'import_empty' }
  | { readonly code: 'import_too_many_rows'; readonly most: number }

export type UnreadableTable = { readonly refusal: RefusalToRead }

/** The maximum number of filled rows in an import file (rule import-30). */
export const MOST_ROWS = 10_000
/**
 * The maximum number of lines in an import file, empty rows included. It is the maximum number of rows in an Excel
 * sheet.
 */
const MOST_LINES = 1_048_576

/**
 * The maximum length of a row in an import file. No real row is so long. Without this limit, a file that contains only
 * separators would use all memory (rule import-30).
 */
const LONGEST_ROW = 100_000
const MOST_CELLS = 1000

const DELIMITERS = [';', '\t', ','] as const
const DECLARED_DELIMITER = /^sep=(.)\r?\n/i
/** The first bytes of an Excel workbook. A file that starts with these bytes is not a text file. */
const ZIP = 'PK\u0003\u0004'
/**
 * An apostrophe at the start of a cell. Our exports write the apostrophe, so that a spreadsheet program does not treat
 * the cell as a formula. The import removes the apostrophe (rule import-29).
 */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r])/

/** The callback of the parser throws this error, because only an error stops the parser. */
class StopReading extends Error {
  readonly refusal: RefusalToRead

  constructor(refusal: RefusalToRead) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * The rows of an import file that are not empty, each with its row number in the spreadsheet. In the header, the known
 * columns come first and the unknown columns follow. The rows contain only the cells of known columns.
 */
export function parseTable(file: string | Uint8Array, columns: readonly string[]): Table | UnreadableTable {
  const text = (typeof file === 'string' ? file : decodedText(file)).replace(/^\uFEFF/, '')
  if (text.startsWith(ZIP) || text.includes('\0')) return { refusal: { code: 'import_unreadable', row: null } }
  try {
    const { header, rows } = filledRowsOf(text, columns)
    return rows.length === 0 ? { refusal: { code: 'import_empty' } } : { header, rows }
  } catch (error) {
    if (error instanceof StopReading) return { refusal: error.refusal }
    if (!(error instanceof CsvError)) throw error
    const line: unknown = error['lines']
    return { refusal: { code: 'import_unreadable', row: typeof line === 'number' ? line : null } }
  }
}

function filledRowsOf(text: string, columns: readonly string[]): Table {
  const declared = DECLARED_DELIMITER.exec(text)
  const table = declared === null ? text : text.slice(declared[0].length)
  let header: readonly string[] = []
  let places: readonly number[] | null = null
  const rows: TableRow[] = []
  let taken = 0

  function take(cells: readonly string[], { lines, records, empty_lines: emptyLines, bytes }: Position): null {
    const row = records + emptyLines
    taken = bytes
    if (cells.length > MOST_CELLS) throw new StopReading({ code: 'import_unreadable', row: lines })
    if (row > MOST_LINES) throw new StopReading({ code: 'import_too_many_rows', most: MOST_ROWS })
    if (cells.every((cell) => cell.trim() === '')) return null
    if (places === null) {
      const names = cells.map(cleaned)
      places = placesOf(names, columns)
      header = [...places.map((place) => names[place]!), ...names.filter((_name, place) => !places?.includes(place))]
      return null
    }
    if (rows.length === MOST_ROWS) throw new StopReading({ code: 'import_too_many_rows', most: MOST_ROWS })
    rows.push({ row, cells: places.map((place) => cleaned(cells[place] ?? '')) })
    return null
  }

  try {
    parse(table, {
      delimiter: declared?.[1] ?? delimiterOf(table),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      // The callback returns null for each record, so that the parser does not keep the records in memory.
      on_record: take,
    })
  } catch (error) {
    const row = rowOfOpenQuote(error, Buffer.from(table).subarray(taken))
    if (row !== null) throw new StopReading({ code: 'import_quote_open', row })
    throw error
  }
  return { header, rows }
}

/**
 * The number of the row that has an opening quote without a closing quote. In a long file the parser stops earlier,
 * with the error that a row is too long. That row then contains several lines, which is possible only inside quotes.
 */
function rowOfOpenQuote(error: unknown, rest: Buffer): number | null {
  if (!(error instanceof CsvError)) return null
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE' && rest.subarray(0, LONGEST_ROW).includes('\n', 1)
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED' && !tooLong) return null
  const [records, emptyLines]: unknown[] = [error['records'], error['empty_lines']]
  return typeof records === 'number' && typeof emptyLines === 'number' ? records + emptyLines + 1 : null
}

/**
 * The position of the parser in the file. `records` is the number of rows that are not empty. `lines` is the number of
 * all lines, including the lines inside a cell.
 */
type Position = {
  readonly lines: number
  readonly records: number
  readonly empty_lines: number
  readonly bytes: number
}

const cleaned = (cell: string): string => cell.trim().replace(MADE_HARMLESS, '')

/** The positions of the known columns in the header. When two columns have the same name, the first column is used. */
function placesOf(names: readonly string[], columns: readonly string[]): number[] {
  const keys = names.map(nameKey)
  const places = columns.map((column) => keys.indexOf(nameKey(column))).filter((place) => place !== -1)
  return [...new Set(places)]
}

/** Finds the separator of an import file: the character that splits the header into the largest number of cells. */
function delimiterOf(table: string): string {
  const [firstLine = ''] = table
    .trimStart()
    .slice(0, LONGEST_ROW)
    .split(/\r\n|\n|\r/, 1)
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!
}
