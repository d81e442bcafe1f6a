import { decodedText } from '@uurwerk/contract/import/decodedText'
import { CsvError, parse } from 'csv-parse/sync'
import { LONGEST_ROW, MOST_CELLS, type RowCollector } from '../RowCollector.ts'
import { StopReading } from '../StopReading.ts'

const DELIMITERS = [';', '\t', ','] as const
const DECLARED_DELIMITER = /^sep=(.)\r?\n/i
/** The number of lines in which the separator is searched. The first line can be a title without separators. */
const DELIMITER_WITHIN = 20

export function readCsv(file: string | Uint8Array, rows: RowCollector): void {
  const text = (typeof file === 'string' ? file : decodedText(file)).replace(/^\uFEFF/, '')
  if (text.includes('\0')) throw new StopReading({ code: 'import_unreadable', row: null })
  try {
    parseText(text, rows)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line: unknown = error['lines']
    throw new StopReading({ code: 'import_unreadable', row: typeof line === 'number' ? line : null })
  }
}

function parseText(text: string, rows: RowCollector): void {
  const declared = DECLARED_DELIMITER.exec(text)
  const table = declared === null ? text : text.slice(declared[0].length)
  let taken = 0

  function take(cells: readonly string[], { lines, records, empty_lines: emptyLines, bytes }: Position): null {
    taken = bytes
    if (cells.length > MOST_CELLS) throw new StopReading({ code: 'import_unreadable', row: lines })
    rows.take(records + emptyLines, cells)
    return null
  }

  try {
    parse(table, {
      delimiter: declared?.[1] ?? delimiterOf(table),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // Without this limit, a file that contains only separators would use all memory (rule import-30).
      max_record_size: LONGEST_ROW,
      // The callback returns null for each record, so that the parser does not keep the records in memory.
      on_record: take,
    })
  } catch (error) {
    const row = rowOfOpenQuote(error, Buffer.from(table).subarray(taken))
    if (row !== null) throw new StopReading({ code: 'import_quote_open', row })
    throw error
  }
}

/**
 * The row with a quote that is opened and not closed; null for another error. In a long file, the parser stops before
 * the end of the file, because the row with the open quote becomes longer than the maximum.
 */
function rowOfOpenQuote(error: unknown, rest: Buffer): number | null {
  if (!(error instanceof CsvError)) return null
  const tooLong = error.code === 'CSV_MAX_RECORD_SIZE' && rest.subarray(0, LONGEST_ROW).includes('\n', 1)
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED' && !tooLong) return null
  const [records, emptyLines]: unknown[] = [error['records'], error['empty_lines']]
  return typeof records === 'number' && typeof emptyLines === 'number' ? records + emptyLines + 1 : null
}

/** `records` counts the rows that are not empty. `lines` counts all lines, also those inside a cell. */
type Position = {
  readonly lines: number
  readonly records: number
  readonly empty_lines: number
  readonly bytes: number
}

/** Finds the separator of an import file: the character that splits one of the first lines into the most cells. */
function delimiterOf(table: string): string {
  const lines = table
    .trimStart()
    .slice(0, LONGEST_ROW)
    .split(/\r\n|\n|\r/, DELIMITER_WITHIN)
  const count = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length))
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!
}
