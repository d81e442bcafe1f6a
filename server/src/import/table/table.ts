/** A row of an import file that is not empty, with its row number in the spreadsheet and the cells of the read columns. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] }

export type FileColumn = {
  readonly header: string
  /** The path of the import column to which this column of the file belongs. Null when this column is not read. */
  readonly path: string | null
  /** The first filled cells of the column, so that HR recognises the column. */
  readonly examples: readonly string[]
}

/** The cells of an import file. The cells of a row have the order of the columns that are read. */
export type Table = {
  readonly headerRow: number
  readonly headerKey: string
  /** True when HR has chosen the columns of this header before. */
  readonly isRemembered: boolean
  readonly columns: readonly FileColumn[]
  readonly rows: readonly TableRow[]
  readonly sheets: { readonly read: string; readonly others: readonly string[] } | null
}

/** The names that an import column can have in a file: its header, earlier headers and other usual headers. */
export type KnownColumn = { readonly path: string; readonly names: readonly string[] }

/** The meaning that HR chose for each column of a header, in the order of the file (rule import-37). */
export type RememberedHeader = { readonly headerKey: string; readonly paths: readonly (string | null)[] }

export type KnownHeaders = {
  readonly columns: readonly KnownColumn[]
  readonly remembered: readonly RememberedHeader[]
}
