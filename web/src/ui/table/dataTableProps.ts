import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { Totals } from './frame/TableFoot.tsx'
import type { RowActions, RowGroups, RowKey } from './rowActions.ts'
import type { Sort } from './sortRows.ts'

export type DataTableProps<Row> = RowActions<Row> & {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => RowKey
  /** The state of the query that loads the rows. Absent when another answer of the screen contains the rows. */
  readonly load?: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly defaultSort: Sort
  /** Groups the rows. The rows of a group are together below the heading of the group. Groups are sorted by name. */
  readonly groups?: RowGroups<Row>
  readonly search?: {
    readonly placeholder: string
    readonly textOf: (row: Row) => string
    /** The search field gets the focus when the screen opens, for screens that users open to search. */
    readonly takesFocus?: true
  }
  /** The name of the exported file, without '.csv'. Null for a list that is only an example. */
  readonly csvName: string | null
  /** The columns of the exported file. Absent when they are the same as the columns on the screen. */
  readonly csvColumns?: readonly Column<Row>[]
  readonly summary?: ReactNode
  readonly tools?: ReactNode
  readonly totals?: (shown: readonly Row[]) => Totals
  /** The table calls this function with the shown rows, in their order. */
  readonly onShown?: (shown: readonly Row[]) => void
  /** The footer with the actions on the selected rows, which stays visible. Null without a visible selected row. */
  readonly foot?: (shown: readonly Row[]) => ReactNode
  readonly empty?: ReactNode
  /** The text and buttons when the search finds no rows. One button, for example, clears the other filters. */
  readonly notFound?: (sought: string) => ReactNode
  /**
   * The text when the search finds no rows. The usual text says that the user may have made a typing error. This text
   * replaces it when the screen knows a better reason; undefined when it knows none.
   */
  readonly notFoundText?: (sought: string) => string | undefined
  /** True when all rows have one line. The rows of a long list then do not have to be measured. */
  readonly oneLine?: true
  /** The width in pixels below which each row is shown as a card. */
  readonly cardsBelow?: number
  /**
   * A phone shows each row as one line instead of a card. `inLine` of a column is the position of its cell in the line.
   * There are no totals, no sorting and no export.
   */
  readonly compact?: boolean
  /** The width in pixels. On a narrower screen the list scrolls, and its first columns stay visible. */
  readonly minWidth?: number
  /** A prefix for the parameters of a list in the URL, so that two lists on one screen have different parameters. */
  readonly prefix?: string
}
