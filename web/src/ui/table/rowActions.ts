import type { ReactNode } from 'react'

export type RowKey = string | number

export type Selection<Row> = {
  readonly chosen: ReadonlySet<RowKey>
  readonly onChange: (chosen: ReadonlySet<RowKey>) => void
  /** Whose row it is: the name of its checkbox. */
  readonly nameOf: (row: Row) => string
}

/** What a row lets one do as a whole. */
export type RowActions<Row> = {
  /** By the first column's text, or by a click anywhere in the row. */
  readonly onOpen?: (row: Row) => void
  /** The row that is open, with what is shown below it: an editor on its own ground. */
  readonly openKey?: RowKey | null
  readonly renderOpen?: (row: Row) => ReactNode
  /** A message below a row, such as why a step with it was refused. */
  readonly noteOf?: (row: Row) => ReactNode
  readonly selection?: Selection<Row>
}
