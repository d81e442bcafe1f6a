import type { ImportError } from '@uurwerk/contract/import/import'
import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import { sentenceOf } from '@uurwerk/contract/problems'
import { nameKey } from '@uurwerk/domain/import/nameKey'

export type MatchedColumns = {
  /** For each known column of an import file, the position of its cell in a row. */
  readonly places: readonly { readonly column: ImportColumn; readonly index: number }[]
  /**
   * The required columns that the header of the import file does not have. Each column is reported once, not once for
   * each row.
   */
  readonly missing: readonly ImportColumn[]
  readonly ignored: readonly string[]
  readonly errors: readonly ImportError[]
}

export const HEADER_ROW = 1

/**
 * The columns with the headers of the import file, so that an error names a header of the file. A header of an earlier
 * version of the template is accepted, unless the file also has the current header.
 */
export function columnsOfFile(columns: readonly ImportColumn[], header: readonly string[]): ImportColumn[] {
  const written = new Map(header.map((name) => [nameKey(name), name]))
  return columns.map((column) => {
    const former = (column.formerHeaders ?? []).find((name) => written.has(nameKey(name)))
    return former === undefined || written.has(nameKey(column.header)) ? column : { ...column, header: former }
  })
}

/**
 * Finds the known columns in the header of an import file. The order of the columns has no influence. An unknown column
 * is ignored, and the report mentions it (rule import-26).
 */
export function matchColumns(columns: readonly ImportColumn[], header: readonly string[]): MatchedColumns {
  const keys = header.map(nameKey)
  const places = columns.flatMap((column) => {
    const index = keys.indexOf(nameKey(column.header))
    return index === -1 ? [] : [{ column, index }]
  })
  const missing = columns.filter((column) => column.required && !places.some((place) => place.column === column))
  const twice = places.filter(({ column, index }) => keys.indexOf(nameKey(column.header), index + 1) !== -1)
  const known = new Set(columns.map((column) => nameKey(column.header)))
  return {
    places,
    missing,
    ignored: header.filter((name) => name !== '' && !known.has(nameKey(name))),
    errors: [
      ...missing.map(({ header: column }) => errorOf({ code: 'import_column_missing', column })),
      ...twice.map(({ column }) => errorOf({ code: 'import_column_twice', column: column.header })),
    ],
  }
}

const errorOf = (refusal: {
  readonly code: 'import_column_missing' | 'import_column_twice'
  readonly column: string
}) => ({
  row: HEADER_ROW,
  column: refusal.column,
  value: '',
  message: sentenceOf(refusal),
})
