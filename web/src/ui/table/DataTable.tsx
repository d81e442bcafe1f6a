import { Card, Button } from '@mantine/core'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { LoadError } from '../page/LoadError.tsx'
import { useWidth } from '../useWidth.ts'
import type { Column } from './column.ts'
import type { RowActions, RowGroups, RowKey } from './rowActions.ts'
import { searchRows } from './searchRows.ts'
import { sortRows } from './sortRows.ts'
import type { Sort } from './sortRows.ts'
import classes from './table.module.css'
import { TableFoot } from './frame/TableFoot.tsx'
import type { Totals } from './frame/TableFoot.tsx'
import { TableHead } from './frame/TableHead.tsx'
import { TableRows } from './rows/TableRows.tsx'
import { TableScroller } from './frame/TableScroller.tsx'
import { TableTools } from './frame/TableTools.tsx'
import { useFocusAfterRemoval } from './frame/useFocusAfterRemoval.ts'
import { useTableKeys } from './frame/useTableKeys.ts'
import { useTableInAddress } from './frame/useTableInAddress.ts'
import { CsvButton } from './parts/CsvButton.tsx'
import { LEAST_EXPORTED_ROWS } from './toCsv.ts'

const ROWS = [62, 38, 74, 46, 57, 68, 41, 53]

const Bar = ({ width }: { readonly width: number }) => <i style={{ width: `${width}%` }} />

/** Placeholder rows with the height of real rows. They are shown only when the rows take more than a moment to load. */
const SkeletonRows = ({ columns }: { readonly columns: number }) => (
  <tbody role="rowgroup" className={classes.skeleton} aria-hidden>
    {ROWS.map((width) => (
      <tr key={width}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column}>
            <Bar width={width} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

/** Sets the fixed widths of the columns. Columns without a fixed width share the remaining width. */
const ColumnWidths = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <colgroup>
    {columns.map(({ key, width }) => (
      <col key={key} style={{ width }} />
    ))}
  </colgroup>
)

type Props<Row> = RowActions<Row> & {
  /** The accessible name of the list. */
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
    /**
     * True when the search field gets the focus as soon as the screen opens. It is for screens that users open to
     * search.
     */
    readonly takesFocus?: true
  }
  /** The name of the exported file, without '.csv'. Null for a list that is only an example. */
  readonly csvName: string | null
  /** The columns of the exported file. Absent when they are the same as the columns on the screen. */
  readonly csvColumns?: readonly Column<Row>[]
  /** A line above the list that shows the number of rows in each state. */
  readonly summary?: ReactNode
  /** The filters next to the search field, such as segments and switches. */
  readonly tools?: ReactNode
  /** Computes the totals of the shown rows. */
  readonly totals?: (shown: readonly Row[]) => Totals
  /** The table calls this function with the shown rows, in their order. */
  readonly onShown?: (shown: readonly Row[]) => void
  /**
   * The footer of the list with the actions on the selected rows. It stays visible during scrolling. Null when no
   * visible row is selected.
   */
  readonly foot?: (shown: readonly Row[]) => ReactNode
  readonly empty?: ReactNode
  /** The text and buttons when the search finds no rows. One button, for example, clears the other filters. */
  readonly notFound?: (sought: string) => ReactNode
  /**
   * The reason why the search finds no rows. The usual text suggests a typing error; it is replaced when the screen
   * knows a better reason.
   */
  readonly notFoundText?: (sought: string) => string | undefined
  /** True when all rows have one line. The rows of a long list then do not have to be measured. */
  readonly oneLine?: true
  /** The width in pixels below which each row is shown as a card. */
  readonly cardsBelow?: number
  /**
   * True when a phone shows a row as one line instead of a card. Such a list has no totals, no sorting and no export.
   * `inLine` of each column is the position of the column in the line.
   */
  readonly compact?: boolean
  /**
   * The width in pixels that a wide list needs. On a narrower screen the list scrolls horizontally, and its header and
   * its first columns stay visible.
   */
  readonly minWidth?: number
  /**
   * A prefix for the parameters of a list in the address, so that two lists on one screen have different parameters.
   */
  readonly prefix?: string
}

// The state of a query that has loaded.
const LOADED = { isPending: false, error: null, refetch: () => undefined }

/** A list that can be sorted, searched and exported, and that renders only the visible rows. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, load = LOADED, search, defaultSort, cardsBelow = 640, minWidth = 0, prefix } = props
  const { ref, value: form } = useWidth(
    useCallback(
      (width: number) => (width < cardsBelow ? 'cards' : width < minWidth ? 'scrolls' : 'fits'),
      [cardsBelow, minWidth],
    ),
  )
  const asCards = form === 'cards'
  const asLines = asCards && props.compact === true
  const scrolls = form === 'scrolls'
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const inAddress = useTableInAddress(
    defaultSort,
    columns.filter((column) => column.sortable !== false).map((column) => column.key),
    prefix,
  )
  const { sort, setSort, sought } = inAddress

  const groupOf = props.groups?.of
  // Sorting takes longer than searching. A typed letter therefore does not sort the rows again.
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort.key)
    const inOrder = column === undefined ? (rows ?? []) : sortRows(rows ?? [], column.value, sort.descending)
    return groupOf === undefined ? inOrder : sortRows(inOrder, groupOf, false)
  }, [rows, columns, sort.key, sort.descending, groupOf])
  const textOf = search?.textOf
  const shown = useMemo(
    () => (textOf === undefined ? sorted : searchRows(sorted, textOf, sought)),
    [sorted, textOf, sought],
  )
  // The first rows render in short tasks. Between two tasks, the browser can react to the user.
  const isPending = useDeferredValue(load.isPending) || load.isPending

  useTableKeys(table, shown, props.keys, isPending)
  useFocusAfterRemoval(table, shown, props.rowKey)
  const { onShown } = props
  useEffect(() => {
    if (rows !== undefined) onShown?.(shown)
  }, [rows, shown, onShown])

  const all = rows?.length ?? 0
  const foot = props.foot?.(shown) ?? null
  return (
    <Card ref={ref} className={classes.card}>
      {props.summary !== undefined && <div className={classes.summary}>{props.summary}</div>}
      <TableTools
        {...props}
        {...inAddress}
        onSearch={inAddress.search}
        search={search}
        shown={shown}
        all={all}
        sortsByChoice={asCards && !asLines}
      />
      <TableScroller ref={scroller} scrolls={scrolls} label={props.label} columns={columns}>
        <table
          ref={table}
          className={classes.table}
          data-cards={(asCards && !asLines) || undefined}
          data-lines={asLines || undefined}
          data-wide={(minWidth > 0 && !asCards) || undefined}
          data-one-line={props.oneLine}
          style={{ minWidth: asCards ? undefined : props.minWidth }}
          aria-label={props.label}
          role="table"
          aria-rowcount={all + 1}
        >
          {minWidth > 0 && !asCards && <ColumnWidths columns={columns} />}
          <TableHead
            columns={columns}
            rows={shown}
            rowKey={props.rowKey}
            sort={sort}
            onSort={setSort}
            selection={props.selection}
          />
          {isPending ? (
            <SkeletonRows columns={columns.length + (props.selection === undefined ? 0 : 1)} />
          ) : (
            <TableRows
              {...props}
              rows={shown}
              asCards={asCards}
              oneLine={props.oneLine === true}
              scroller={scrolls ? scroller : null}
            />
          )}
          {props.totals !== undefined && shown.length > 0 && <TableFoot {...props} totals={props.totals(shown)} />}
        </table>
      </TableScroller>
      {rows === undefined && load.error !== null && (
        <LoadError title={texts.table.loadFailed} error={load.error} onRetry={load.refetch} />
      )}
      {rows !== undefined && all === 0 && (props.empty ?? <EmptyState title={texts.table.empty} />)}
      {all > 0 && shown.length === 0 && (
        <NothingFound sought={sought} text={props.notFoundText?.(sought)} onClear={inAddress.clear}>
          {props.notFound?.(sought)}
        </NothingFound>
      )}
      {!asLines && <CsvBelow {...props} rows={shown} />}
      {foot !== null && <div className={classes.foot}>{foot}</div>}
    </Card>
  )
}

type CsvBelowProps<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly csvName: string | null
  readonly csvColumns?: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly search?: object
  readonly tools?: ReactNode
}

/** The export button below a list in a section. Such a list has no row of tools above it. */
function CsvBelow<Row>({ label, columns, csvName, csvColumns = columns, rows, search, tools }: CsvBelowProps<Row>) {
  if (search !== undefined || tools !== undefined || csvName === null || rows.length < LEAST_EXPORTED_ROWS) return null
  return (
    <div className={classes.csvBelow}>
      <CsvButton name={csvName} label={label} columns={csvColumns} rows={rows} />
    </div>
  )
}

type NothingFoundProps = {
  readonly sought: string
  readonly text?: string | undefined
  readonly onClear: () => void
  readonly children?: ReactNode
}

const NothingFound = ({ sought, text = texts.table.nothingFoundText, onClear, children }: NothingFoundProps) => (
  <EmptyState title={texts.table.nothingFound(sought.trim())} text={text}>
    <Button onClick={onClear}>{texts.table.clearSearch}</Button>
    {children}
  </EmptyState>
)
