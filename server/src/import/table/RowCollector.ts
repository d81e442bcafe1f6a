import { findHeader, type FoundHeader } from './findHeader.ts'
import { StopReading } from './StopReading.ts'
import type { FileColumn, KnownHeaders, Table, TableRow } from './table.ts'

/** The maximum number of filled rows in an import file (rule import-30). */
export const MOST_ROWS = 10_000
/** The maximum number of lines, empty rows included: the number of rows in an Excel sheet. */
const MOST_LINES = 1_048_576
export const MOST_CELLS = 1000
/** The maximum length of a row in an import file. No real row is so long. */
export const LONGEST_ROW = 100_000
/**
 * The maximum number of characters in a file. A workbook stores a long text once and can refer to it from each cell, so
 * that a small file could otherwise fill the memory.
 */
const MOST_CHARACTERS = 16 * 1024 * 1024
/** The number of filled rows in which the header is searched. A file can have titles above its header. */
const HEADER_WITHIN = 20
const MOST_EXAMPLES = 3
const LONGEST_EXAMPLE = 60

/**
 * The apostrophe that our exports write before a text that a spreadsheet program would read as a formula (rule
 * import-29).
 */
const MADE_HARMLESS = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Receives the rows of an import file, finds the header, and keeps the cells of the columns that are read. */
export class RowCollector {
  readonly #known: KnownHeaders
  /** The filled rows before the header. Null after the header is found. */
  #first: TableRow[] | null = []
  #header: FoundHeader | null = null
  #places: readonly number[] = []
  readonly #rows: TableRow[] = []
  readonly #examples: string[][] = []
  #characters = 0

  constructor(known: KnownHeaders) {
    this.#known = known
  }

  take(row: number, cells: readonly string[]): void {
    if (row > MOST_LINES) throw new StopReading({ code: 'import_too_many_rows', most: MOST_ROWS })
    const length = cells.reduce((sum, cell) => sum + cell.length, 0)
    if (length > LONGEST_ROW) throw new StopReading({ code: 'import_unreadable', row })
    this.#characters += length
    if (this.#characters > MOST_CHARACTERS) throw new StopReading({ code: 'import_workbook_too_large' })
    if (cells.every((cell) => cell.trim() === '')) return
    if (cells.length > MOST_CELLS) throw new StopReading({ code: 'import_unreadable', row })
    if (this.#first === null) return this.#keep({ row, cells })
    this.#first.push({ row, cells: cells.map(cleaned) })
    if (this.#first.length === HEADER_WITHIN) this.#chooseHeader()
  }

  finish(): Omit<Table, 'sheets'> {
    if (this.#first !== null) this.#chooseHeader()
    const header = this.#header
    if (header === null || this.#rows.length === 0) throw new StopReading({ code: 'import_empty' })
    const columns = header.names.map((name, index): FileColumn => ({
      header: name,
      path: header.paths[index] ?? null,
      examples: this.#examples[index] ?? [],
    }))
    return {
      headerRow: header.row,
      headerKey: header.key,
      isRemembered: header.isRemembered,
      columns,
      rows: this.#rows,
    }
  }

  #chooseHeader(): void {
    const first = this.#first!
    this.#first = null
    if (first.length === 0) return
    const header = findHeader(first, this.#known)
    this.#header = header
    this.#places = header.paths.flatMap((path, index) => (path === null ? [] : [index]))
    for (const row of first) if (row.row > header.row) this.#keep(row)
  }

  #keep({ row, cells }: TableRow): void {
    if (this.#rows.length === MOST_ROWS) throw new StopReading({ code: 'import_too_many_rows', most: MOST_ROWS })
    this.#keepExamples(cells)
    this.#rows.push({ row, cells: this.#places.map((place) => cleaned(cells[place] ?? '')) })
  }

  #keepExamples(cells: readonly string[]): void {
    for (const index of this.#header!.names.keys()) {
      const examples = (this.#examples[index] ??= [])
      const text = cleaned(cells[index] ?? '').slice(0, LONGEST_EXAMPLE)
      if (text !== '' && examples.length < MOST_EXAMPLES && !examples.includes(text)) examples.push(text)
    }
  }
}

const cleaned = (cell: string): string => cell.trim().replace(MADE_HARMLESS, '')
