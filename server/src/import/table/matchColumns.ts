import type { ImportError } from '@uurwerk/contract/import/import'
import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import { sentenceOf } from '@uurwerk/contract/problems'
import { nameKey } from '@uurwerk/domain/import/nameKey'
import type { Table } from './table.ts'

export type MatchedColumns = {
  /** The position in a row of the cell of each import column. */
  readonly places: readonly { readonly column: ImportColumn; readonly index: number }[]
  /** A missing column is reported once for the file, not once for each row. */
  readonly missing: readonly ImportColumn[]
  readonly errors: readonly ImportError[]
}

type Header = Pick<Table, 'columns' | 'headerRow' | 'isRemembered'>

/** The import columns with the headers of the import file, so that an error names a header of the file. */
export function columnsOfFile(columns: readonly ImportColumn[], file: Header): ImportColumn[] {
  const headers = new Map(file.columns.map(({ path, header }) => [path, header]))
  return columns.map((column) => ({ ...column, header: headers.get(column.path) ?? column.header }))
}

/** The position of each import column in the rows of the file, and the errors of the header (rule import-26). */
export function matchColumns(columns: readonly ImportColumn[], file: Header): MatchedColumns {
  const read = file.columns.filter(({ path }) => path !== null)
  const places = read.flatMap(({ path }, index) => {
    const column = columns.find((known) => known.path === path)
    return column === undefined ? [] : [{ column, index }]
  })
  const missing = columns.filter((column) => column.required && !places.some((place) => place.column === column))
  const unread = new Set(file.columns.filter(({ path }) => path === null).map(({ header }) => nameKey(header)))
  // When HR has chosen the columns, HR has also chosen which of two columns with the same name is read.
  const twice = file.isRemembered ? [] : places.filter(({ column }) => unread.has(nameKey(column.header)))
  return {
    places,
    missing,
    errors: [
      ...missing.map(({ header: column }) => errorOf(file, { code: 'import_column_missing', column })),
      ...twice.map(({ column }) => errorOf(file, { code: 'import_column_twice', column: column.header })),
    ],
  }
}

const errorOf = (
  { headerRow }: Header,
  refusal: { readonly code: 'import_column_missing' | 'import_column_twice'; readonly column: string },
) => ({
  row: headerRow,
  column: refusal.column,
  value: '',
  message: sentenceOf(refusal),
})
