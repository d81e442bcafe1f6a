export type Row = Readonly<Record<string, unknown>>

/** Converts the copy of a locked or confirmed month to rows. Null when the month has no such copy. */
export type ReadCopy = (stored: unknown) => readonly Row[] | null

export type Section = {
  readonly title: string
  /** The section shows all rows of these tables that are about the person. */
  readonly tables: readonly string[]
  /** The SQL query that selects the rows of person $1, with column names for the reader. */
  readonly sql: string
  /**
   * The columns with a copy of a month. The server converts them, because PostgreSQL would take several times as long.
   */
  readonly copies?: Readonly<Record<string, ReadCopy>>
}
