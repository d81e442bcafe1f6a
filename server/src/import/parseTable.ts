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

/** See rule import-30. */
export const MOST_ROWS = 10_000
/** Includes empty rows; an Excel sheet has no more rows. */
const MOST_LINES = 1_048_576

/** No real row reaches these limits; a file of separators alone would fill the memory (rule import-30). */
const LONGEST_ROW = 100_000
const MOST_CELLS = 1000

const DELIMITERS = [';', '\t', ','] as const
const DECLARED_DELIMITER = /^sep=(.)\r?\n/i
/** The first bytes of an Excel workbook, which is not a text file. */
const ZIP = 'PK\u0003\u0004'
/** The apostrophe that our exports write before a cell that a spreadsheet would read as a formula (rule import-29). */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r])/

/** Thrown by the callback of the parser, because the parser can only be stopped by an error. */
class StopReading extends Error {
  readonly refusal: RefusalToRead

  constructor(refusal: RefusalToRead) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * The filled rows of a file, each with its row number in the spreadsheet. The header has the known columns of the file
 * first and then the other names; the cells of the other columns are left out.
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
      // Answers null for every record, so that the parser keeps no records in memory.
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
 * The row with a quote that is not closed. In a long file the parser stops before the end; then the row that is too
 * long has several lines, which only a quote allows.
 */
function rowOfOpenQuote(error: unknown, rest: Buffer): number | null {
  if (!(error instanceof CsvError)) return null
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE' && rest.subarray(0, LONGEST_ROW).includes('\n', 1)
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED' && !tooLong) return null
  const [records, emptyLines]: unknown[] = [error['records'], error['empty_lines']]
  return typeof records === 'number' && typeof emptyLines === 'number' ? records + emptyLines + 1 : null
}

/**
 * The position of the parser: `records` counts rows without empty lines, `lines` counts all lines, also those inside a
 * cell.
 */
type Position = {
  readonly lines: number
  readonly records: number
  readonly empty_lines: number
  readonly bytes: number
}

const cleaned = (cell: string): string => cell.trim().replace(MADE_HARMLESS, '')

/** The positions of the known columns; of two columns with the same name, the first. */
function placesOf(names: readonly string[], columns: readonly string[]): number[] {
  const keys = names.map(nameKey)
  const places = columns.map((column) => keys.indexOf(nameKey(column))).filter((place) => place !== -1)
  return [...new Set(places)]
}

/** The separator that splits the header into the most cells. */
function delimiterOf(table: string): string {
  const [firstLine = ''] = table
    .trimStart()
    .slice(0, LONGEST_ROW)
    .split(/\r\n|\n|\r/, 1)
  const count = (delimiter: string) => firstLine.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!
}
