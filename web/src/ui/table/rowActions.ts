import type { ReactNode } from 'react'

export type RowKey = string | number

export type Selection<Row> = {
  readonly chosen: ReadonlySet<RowKey>
  readonly onChange: (chosen: ReadonlySet<RowKey>) => void
  /** The accessible name of a row's checkbox, which is the name of the row. */
  readonly nameOf: (row: Row) => string
}

export type RowGroups<Row> = {
  readonly of: (row: Row) => string
  readonly head: (name: string) => ReactNode
}

export type RowActions<Row> = {
  /**
   * The link that a row opens. With this link, the name of the row is a link, and a click at any place in the row opens
   * it.
   */
  readonly linkOf?: (row: Row) => string
  readonly onOpen?: (row: Row) => void
  readonly openKey?: RowKey | null
  readonly renderOpen?: (row: Row) => ReactNode
  readonly noteOf?: (row: Row) => ReactNode
  readonly selection?: Selection<Row>
  /** The rows that another user changed get a mark. The focus and the scroll position do not change. */
  readonly changed?: ReadonlySet<RowKey>
  /** The actions of the keyboard keys while the focus is in a row, such as 'g' to approve. */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>
}
