export type Row = Readonly<Record<string, unknown>>

/**
 * Converts the copy of a month, which is stored when the month is locked or confirmed, to rows for the reader. Null
 * when the month has no such copy.
 */
export type ReadCopy = (stored: unknown) => readonly Row[] | null

export type Section = {
  readonly title: string
  /**
   * The database tables whose rows the section shows. The section shows all rows of these tables that are about the
   * person.
   */
  readonly tables: readonly string[]
  /** The SQL query that selects the rows of person $1, with column names for the reader. */
  readonly sql: string
  /**
   * The columns with the copy of a month that is stored when the month is locked or confirmed. The server converts
   * these columns, because PostgreSQL would take several times as long.
   */
  readonly copies?: Readonly<Record<string, ReadCopy>>
}
