import type { ReactNode } from 'react'

export type CellValue = string | number | null

export type Column<Row> = {
  readonly key: string
  readonly title: string
  /** The value by which the column sorts and exports. */
  readonly value: (row: Row) => CellValue
  /** The content to show; by default the value itself. */
  readonly cell?: (row: Row) => ReactNode
  /** The exported value, when it differs from the value: a day in the reader's format. */
  readonly csv?: (row: Row) => CellValue
  /** Marks the column that names the row and is the title of its card; by default the first column. */
  readonly leads?: true
  /** Figures and amounts are right-aligned. */
  readonly align?: 'right'
  /** The place of the cell when a compact list shows each row as one line on a phone. */
  readonly inLine?: 'day' | 'times' | 'title' | 'note' | 'figure' | 'hidden'
  readonly width?: number | string
  /** The title above a narrow column. */
  readonly head?: ReactNode
  /** The title that adjacent columns share in a second head row. */
  readonly group?: string
  /** Pins the column at this distance from the left (px) while a wide list scrolls sideways. */
  readonly pinnedAt?: number
  /** False for a column that cannot be sorted, such as the actions. */
  readonly sortable?: false
  /** False for a column of buttons. */
  readonly exported?: false
}
