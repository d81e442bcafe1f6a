export type Section = {
  readonly title: string
  /**
   * The database tables whose rows the section shows. The section shows all rows of these tables that are about the
   * person.
   */
  readonly tables: readonly string[]
  /** The SQL query that selects the rows of person $1, with column names for the reader. */
  readonly sql: string
}
