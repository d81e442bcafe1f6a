export type Row = Readonly<Record<string, unknown>>

/** Converts the stored copy of a month to rows for the reader; null when the month had none. */
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
  /** The columns with a stored copy of a month. PostgreSQL would take several times as long to convert them. */
  readonly copies?: Readonly<Record<string, ReadCopy>>
}
