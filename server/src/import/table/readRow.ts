import type { ImportError } from '@uurwerk/contract/import/import'
import { exampleOf, fieldOf, type ImportColumn } from '@uurwerk/contract/import/importColumn'
import { messages } from '@uurwerk/contract/messages'
import { sentenceOf } from '@uurwerk/contract/problems'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import {
  ambiguousNumber,
  readClockCell,
  readDayCell,
  readMonthCell,
  readNumberCell,
  readYesNoCell,
} from '@uurwerk/domain/import/readCell'
import type { MatchedColumns } from './matchColumns.ts'
import type { TableRow } from './parseTable.ts'

/** The value of a cell as the form would send it, or the reason why the cell cannot be read. */
export type Read = { readonly value: unknown } | { readonly message: string }

/** Finds the record to which the text of a cell refers, for example a customer by its name. */
export type Lookup = (column: ImportColumn, text: string) => Read

/** The values of an import row. Each key is the path of a field in the form. */
export type RowValues = Readonly<Record<string, unknown>>

export type ReadRow = {
  readonly row: number
  readonly texts: Readonly<Record<string, string>>
  readonly values: RowValues
  readonly errors: readonly ImportError[]
}

/**
 * Reads each cell as the type of its column: day, month, number or text. A cell that cannot be read is kept as text, so
 * that the schema of the form refuses it.
 */
export function readRow({ places }: MatchedColumns, { row, cells }: TableRow, lookup: Lookup): ReadRow {
  const values: Record<string, unknown> = {}
  const texts: Record<string, string> = {}
  const errors: ImportError[] = []
  for (const { column, index } of places) {
    const text = cells[index] ?? ''
    texts[column.path] = text
    const read = text === '' ? { value: column.whenEmpty } : readCell(column, text, lookup)
    if ('value' in read) values[column.path] = read.value
    else errors.push({ row, column: column.header, value: text, message: read.message })
  }
  return { row, texts, values, errors }
}

function readCell(column: ImportColumn, text: string, lookup: Lookup): Read {
  if (column.refersTo !== undefined) return lookup(column, text)
  if (column.many !== true) return readOne(column, text)
  const all = text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => readOne(column, part))
  const refused = all.find((read) => 'message' in read)
  return refused ?? { value: all.map((read) => ('value' in read ? read.value : null)) }
}

function readOne(column: ImportColumn, text: string): Read {
  const { form, choices, unit } = column
  if (choices !== undefined) {
    const chosen = Object.entries(choices).find(([label]) => nameKey(label) === nameKey(text))
    return chosen === undefined
      ? { message: messages.oneOf(fieldOf(column), Object.keys(choices)) }
      : { value: chosen[1] }
  }
  const unclear = form === 'number' ? ambiguousNumber(text, unit) : null
  if (unclear !== null) {
    const refusal = { code: 'import_number_unclear', field: fieldOf(column), ...unclear } as const
    return { message: sentenceOf(refusal) }
  }
  const value = readers[form](text, unit)
  if (value === null && form === 'day') return { message: withExample(messages.officeDate(fieldOf(column)), column) }
  return { value: value ?? text }
}

/** Adds an example of a correct cell to the text of an error. */
export function withExample(message: string, column: ImportColumn): string {
  const example = exampleOf(column)
  return example === '' ? message : `${message}. Voorbeeld: ${example}`
}

const readers = {
  text: (text: string) => text,
  day: readDayCell,
  month: readMonthCell,
  number: readNumberCell,
  whole: readNumberCell,
  time: readClockCell,
  yesNo: readYesNoCell,
} as const
