export type Section = {
  readonly title: string
  /** The tables that this section shows. It shows all rows that these tables have about the person. */
  readonly tables: readonly string[]
  /** Selects the rows of person $1, with column names for the reader. */
  readonly sql: string
}
