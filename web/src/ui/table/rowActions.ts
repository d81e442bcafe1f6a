import type { ReactNode } from 'react'

export type RowKey = string | number

export type Selection<Row> = {
  readonly chosen: ReadonlySet<RowKey>
  readonly onChange: (chosen: ReadonlySet<RowKey>) => void
  /** The name of the row, as the accessible name of its checkbox. */
  readonly nameOf: (row: Row) => string
}

/** The actions on a row as a whole. */
export type RowActions<Row> = {
  /** Opens the row, by the first column's text or by a click in the row. */
  readonly onOpen?: (row: Row) => void
  /** The key of the open row, and the content below it, such as an editor. */
  readonly openKey?: RowKey | null
  readonly renderOpen?: (row: Row) => ReactNode
  /** A message below a row, such as why an action on it was refused. */
  readonly noteOf?: (row: Row) => ReactNode
  readonly selection?: Selection<Row>
}
