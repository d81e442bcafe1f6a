import type { ReactNode } from 'react'

export type CellValue = string | number | null

export type Column<Row> = {
  readonly key: string
  readonly title: string
  /** The value for sorting and for the exported file. */
  readonly value: (row: Row) => CellValue
  /** The content of a cell. When it is absent, the cell shows the value of the column. */
  readonly cell?: (row: Row) => ReactNode
  /** The exported value, by default `value`. A column with a day, for example, exports the format of the screen. */
  readonly csv?: (row: Row) => CellValue
  /** The column identifies the row, and is the title of its card. By default it is the first column. */
  readonly leads?: true
  /** The value 'right' is for a column with numbers or amounts. */
  readonly align?: 'right'
  /** The position of the cell when a phone shows each row as one line. */
  readonly inLine?: 'day' | 'times' | 'title' | 'note' | 'figure' | 'act' | 'hidden'
  readonly width?: number | string
  /** The content of the column header, when the title is too long for a narrow column. */
  readonly head?: ReactNode
  /** A title that several neighbouring columns share. It is shown in a second header row. */
  readonly group?: string
  /** The distance from the left, in pixels, at which the column stays while a wide list scrolls horizontally. */
  readonly pinnedAt?: number
  /** False for a column that cannot be sorted, such as the actions. */
  readonly sortable?: false
  /** False for a column that is left out of the exported file, such as a column of buttons. */
  readonly exported?: false
}

/** The column with the buttons of each row. It cannot be sorted, and the exported file leaves it out. */
export const buttonsColumn = <Row>(column: Pick<Column<Row>, 'title' | 'width' | 'cell'>): Column<Row> => ({
  key: 'buttons',
  align: 'right',
  sortable: false,
  exported: false,
  value: () => null,
  ...column,
})
