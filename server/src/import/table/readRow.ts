import type { ImportError } from '@uurwerk/contract/import/import'
import { exampleOf, fieldOf, type ImportColumn } from '@uurwerk/contract/import/importColumn'
import { messages } from '@uurwerk/contract/messages'
import { sentenceOf } from '@uurwerk/contract/problems'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import {
  ambiguousNumber,
  isMonthFirst,
  readClockCell,
  readDayCell,
  readMonthCell,
  readNumberCell,
  readYesNoCell,
} from '@uurwerk/domain/import/readCell'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { MatchedColumns } from './matchColumns.ts'
import type { FileInterpretation } from './FileInterpretation.ts'
import type { TableRow } from './table.ts'

/** The value of a cell as the form would send it, or the reason why the cell cannot be read. */
export type CellResult = { readonly value: unknown } | { readonly message: string }

/** Finds the record to which the text of a cell refers, for example a customer by its name. */
export type Lookup = (column: ImportColumn, text: string) => CellResult

/** The values of an import row. Each key is the path of a field in the form. */
export type RowValues = Readonly<Record<string, unknown>>

export type ReadRow = {
  readonly row: number
  readonly texts: Readonly<Record<string, string>>
  readonly values: RowValues
  readonly errors: readonly ImportError[]
}

type Reader = { readonly lookup: Lookup; readonly interpretation: FileInterpretation }

/** Reads each cell by the type of its column. An unreadable cell stays text, so that the schema refuses it. */
export function readRow({ places }: MatchedColumns, { row, cells }: TableRow, reader: Reader): ReadRow {
  const values: Record<string, unknown> = {}
  const texts: Record<string, string> = {}
  const errors: ImportError[] = []
  for (const { column, index } of places) {
    const text = reader.interpretation.textOf(row, column, cells[index] ?? '')
    texts[column.path] = text
    const read = text === '' ? { value: column.whenEmpty } : readCell(column, text, reader)
    if ('value' in read) values[column.path] = read.value
    else errors.push({ row, column: column.header, value: text, message: read.message })
  }
  return { row, texts, values, errors }
}

/** The texts that a spreadsheet program shows in a cell when a formula has no result. */
const FORMULA_ERROR = /^#(N\/A|N\/B|REF!|VERW!|VALUE!|WAARDE!|DIV\/0!|DEEL\/0!|NAME\?|NAAM\?|NUM!|GETAL!|NULL!|LEEG!)$/

function readCell(column: ImportColumn, text: string, { lookup, interpretation }: Reader): CellResult {
  if (FORMULA_ERROR.test(text))
    return { message: sentenceOf({ code: 'import_formula_error', field: fieldOf(column) } as const) }
  if (column.refersTo !== undefined) return lookup(column, text)
  if (column.many !== true) return readOne(column, text, interpretation)
  const all = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => readOne(column, part, interpretation))
  const refused = all.find((read) => 'message' in read)
  return refused ?? { value: all.map((read) => ('value' in read ? read.value : null)) }
}

function readOne(column: ImportColumn, text: string, interpretation: FileInterpretation): CellResult {
  const { form, choices } = column
  if (choices !== undefined) {
    const chosen = Object.entries(choices).find(([label]) => nameKey(label) === nameKey(text))
    return chosen === undefined
      ? { message: messages.oneOf(fieldOf(column), Object.keys(choices)) }
      : { value: chosen[1] }
  }
  const word = Object.entries(column.words ?? {}).find(([known]) => nameKey(known) === nameKey(text))
  if (word !== undefined) return { value: word[1] }
  if (form === 'number') return readNumber(column, text, interpretation)
  if (form === 'day') return readDay(column, text, interpretation)
  return { value: readers[form](text) ?? text }
}

/** Reads a number. A number that can have two meanings is read as HR answered (rule import-38). */
function readNumber(column: ImportColumn, text: string, interpretation: FileInterpretation): CellResult {
  const { unit } = column
  const unclear = ambiguousNumber(text, unit)
  if (unclear !== null) {
    const { thousands, decimals } = unclear
    const meanings = [
      { meaning: 'thousands', example: thousands },
      { meaning: 'decimals', example: decimals },
    ] as const
    const answer = interpretation.answerTo(column, { example: text, meanings: [...meanings] })
    const refusal = { code: 'import_number_unclear', field: fieldOf(column), ...unclear } as const
    if (answer !== 'thousands' && answer !== 'decimals') return { message: sentenceOf(refusal) }
    return { value: readNumberCell(text, unit, answer) ?? text }
  }
  const number = readNumberCell(text, unit)
  if (number === null) return { value: text }
  return {
    value: unit === 'percent' && !text.includes('%') ? percentageOf(column, { text, number, interpretation }) : number,
  }
}

type Percentage = { readonly text: string; readonly number: number; readonly interpretation: FileInterpretation }

/** A number up to 1 can be a fraction (0,8 is 80 %) or a small percentage. HR is asked when both are possible. */
function percentageOf(column: ImportColumn, { text, number, interpretation }: Percentage): number {
  if (number <= 0 || number > 1) return number
  const asFraction = Math.round(number * 10_000) / 100
  if (column.fraction === true) return asFraction
  const meanings = [
    { meaning: 'fraction', example: `${asFraction} %`.replace('.', ',') },
    { meaning: 'asWritten', example: `${text} %` },
  ] as const
  return interpretation.answerTo(column, { example: text, meanings: [...meanings] }) === 'fraction'
    ? asFraction
    : number
}

/**
 * Reads a date. When only the month can come first, as in 12/31/2026, HR is asked whether all dates of the column have
 * the month first.
 */
function readDay(column: ImportColumn, text: string, interpretation: FileInterpretation): CellResult {
  const order = interpretation.answerOf(column) === 'monthFirst' ? 'monthFirst' : 'dayFirst'
  if (isMonthFirst(text)) {
    const swapped = readDayCell(text, 'monthFirst')!
    const meanings = [{ meaning: 'monthFirst', example: formatDayWithDashes(swapped) }] as const
    const answer = interpretation.answerTo(column, { example: text, meanings: [...meanings] })
    if (answer === null) return { message: sentenceOf({ code: 'import_month_first', field: fieldOf(column) } as const) }
  }
  const day = readDayCell(text, order)
  return day === null ? { message: withExample(messages.officeDate(fieldOf(column)), column) } : { value: day }
}

export function withExample(message: string, column: ImportColumn): string {
  const example = exampleOf(column)
  return example === '' ? message : `${message}. Voorbeeld: ${example}`
}

const readers = {
  text: (text: string) => text,
  month: readMonthCell,
  whole: (text: string) => readNumberCell(text),
  time: readClockCell,
  yesNo: readYesNoCell,
} as const
