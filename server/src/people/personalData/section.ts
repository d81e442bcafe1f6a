export type Section = {
  readonly title: string
  /** The tables of which this section shows all rows of the person. */
  readonly tables: readonly string[]
  /** Selects the rows of person $1, with column names for the reader. */
  readonly sql: string
}
