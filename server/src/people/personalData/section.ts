export type Section = {
  readonly title: string
  /** The tables that it tells all of. */
  readonly tables: readonly string[]
  /** Of person $1, with the columns under the names that a reader sees. */
  readonly sql: string
}
