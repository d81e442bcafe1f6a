import type { ReactNode } from 'react'

export type CellValue = string | number | null

export type Column<Row> = {
  readonly key: string
  readonly title: string
  /** What the column sorts and exports by. */
  readonly value: (row: Row) => CellValue
  /** What is shown; the value itself unless said otherwise. */
  readonly cell?: (row: Row) => ReactNode
  /** What is exported, where that differs from the value: a day in the reader's order. */
  readonly csv?: (row: Row) => CellValue
  /** What the row is known by, and the title of its card; the first column unless another leads. */
  readonly leads?: true
  /** Figures and amounts stand on the right. */
  readonly align?: 'right'
  readonly width?: number | string
  /** How the title is written above a narrow column. */
  readonly head?: ReactNode
  /** The columns beside each other that have one title more in common. */
  readonly group?: string
  /** Stays in sight, this far from the left (px), while a wide list scrolls beside it. */
  readonly pinnedAt?: number
  /** False for a column that has no order, as that of the actions. */
  readonly sortable?: false
  /** False for a column of buttons. */
  readonly exported?: false
}
