import { useRef, type Ref, type ReactNode } from 'react'
import type { Column } from '../column.ts'
import type { DataTableProps } from '../dataTableProps.ts'
import { TableRows } from '../rows/TableRows.tsx'
import type { Sort } from '../sortRows.ts'
import classes from '../table.module.css'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'

type Props<Row> = DataTableProps<Row> & {
  readonly ref: Ref<HTMLTableElement>
  readonly shown: readonly Row[]
  readonly sort: Sort
  readonly setSort: (sort: Sort) => void
  readonly isPending: boolean
  readonly all: number
  readonly asCards: boolean
  readonly asLines: boolean
  readonly scrolls: boolean
}

export function TableGrid<Row>(props: Props<Row>) {
  const { columns, shown, minWidth = 0, selection, totals, asCards, asLines, scrolls } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = minWidth > 0 && !asCards
  return (
    <TableScroller ref={scroller} scrolls={scrolls} label={props.label} columns={columns}>
      <table
        ref={props.ref}
        className={classes.table}
        data-cards={(asCards && !asLines) || undefined}
        data-lines={asLines || undefined}
        data-wide={isWide || undefined}
        data-one-line={props.oneLine}
        style={{ minWidth: asCards ? undefined : props.minWidth }}
        aria-label={props.label}
        role="table"
        aria-rowcount={props.all + 1}
      >
        {isWide && <ColumnWidths columns={columns} />}
        <TableHead
          columns={columns}
          rows={shown}
          rowKey={props.rowKey}
          sort={props.sort}
          onSort={props.setSort}
          selection={selection}
        />
        {props.isPending ? (
          <SkeletonRows columns={columns.length + (selection === undefined ? 0 : 1)} />
        ) : (
          <TableRows
            {...props}
            rows={shown}
            asCards={asCards}
            oneLine={props.oneLine === true}
            scroller={scrolls ? scroller : null}
          />
        )}
        {totals !== undefined && !props.isPending && shown.length > 0 && (
          <TableFoot {...props} totals={totals(shown)} />
        )}
      </table>
    </TableScroller>
  )
}

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

type TableScrollerProps<Row> = {
  readonly ref: Ref<HTMLDivElement>
  readonly scrolls: boolean
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly children: ReactNode
}

/** The element around a list that is wider than its space. Only this element scrolls horizontally, not the page. */
const TableScroller = <Row,>({ ref, scrolls, label, columns, children }: TableScrollerProps<Row>) =>
  scrolls ? (
    <div
      ref={ref}
      className={classes.scroller}
      style={{ scrollPaddingLeft: pinnedWidth(columns) }}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll the focused element.
      tabIndex={0}
    >
      {children}
    </div>
  ) : (
    <div ref={ref}>{children}</div>
  )

/**
 * The total width of the pinned columns. It is also the scroll padding of the list, so that these columns do not cover
 * the focused element.
 */
const pinnedWidth = <Row,>(columns: readonly Column<Row>[]): number =>
  Math.max(0, ...columns.map(({ pinnedAt, width }) => (pinnedAt === undefined ? 0 : pinnedAt + (Number(width) || 0))))
