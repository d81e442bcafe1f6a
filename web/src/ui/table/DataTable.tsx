import { Card } from '@mantine/core'
import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { texts } from '../../texts/texts.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { LoadError } from '../page/LoadError.tsx'
import { useWidth } from '../useWidth.ts'
import type { Column } from './column.ts'
import { NothingFound } from './NothingFound.tsx'
import type { RowActions, RowKey } from './rowActions.ts'
import { searchRows } from './searchRows.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { sortRows } from './sortRows.ts'
import type { Sort } from './sortRows.ts'
import classes from './table.module.css'
import { CsvBelow } from './CsvBelow.tsx'
import { ColumnWidths } from './ColumnWidths.tsx'
import { TableFoot } from './TableFoot.tsx'
import type { Totals } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRows } from './TableRows.tsx'
import { TableScroller } from './TableScroller.tsx'
import { TableTools } from './TableTools.tsx'
import { useTableInAddress } from './useTableInAddress.ts'

type Props<Row> = RowActions<Row> & {
  /** What the list holds, for who cannot see it. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => RowKey
  /** The read behind it: a query as it is. */
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly defaultSort: Sort
  readonly search?: {
    readonly placeholder: string
    readonly textOf: (row: Row) => string
    /** Where a screen is opened in order to search. */
    readonly takesFocus?: true
  }
  /** The name of the exported file, without '.csv': every list can be taken along. Null for a sample of one. */
  readonly csvName: string | null
  /** What is exported, where that are not the columns that are shown. */
  readonly csvColumns?: readonly Column<Row>[]
  /** A strip above the tools: how many rows are in which state. */
  readonly summary?: ReactNode
  /** Beside the search: segments and switches. */
  readonly tools?: ReactNode
  /** Of the rows that are shown. */
  readonly totals?: (shown: readonly Row[]) => Totals
  /** The card's sticky foot: what can be done with the chosen of the rows that are shown; null for none. */
  readonly foot?: (shown: readonly Row[]) => ReactNode
  readonly empty?: ReactNode
  /** A way on where the search finds nothing: what it would find without the filters beside it. */
  readonly notFound?: (sought: string) => ReactNode
  /** Why the search finds nothing, where the screen knows more than that the spelling may be wrong. */
  readonly notFoundText?: (sought: string) => string | undefined
  /** In less room than this (px) each row is a card. */
  readonly cardsBelow?: number
  /** The room that a wide list needs (px): in less, it scrolls by itself, under its head and beside its pinned columns. */
  readonly minWidth?: number
  /** Tells two lists on one screen apart in the address. */
  readonly prefix?: string
}

/** A list: sorted, searched, exported, and drawn only where it is in view. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, load, search, defaultSort, cardsBelow = 640, minWidth, prefix } = props
  const { ref, width } = useWidth()
  const asCards = width < cardsBelow
  const scrolls = !asCards && minWidth !== undefined && width < minWidth
  const scroller = useRef<HTMLDivElement>(null)
  const inAddress = useTableInAddress(
    defaultSort,
    columns.filter((column) => column.sortable !== false).map((column) => column.key),
    prefix,
  )
  const { sort, setSort, sought } = inAddress

  const shown = useMemo(() => {
    const found = search === undefined ? rows : searchRows(rows ?? [], search.textOf, sought)
    const column = columns.find(({ key }) => key === sort.key)
    return column === undefined ? (found ?? []) : sortRows(found ?? [], column.value, sort.descending)
  }, [rows, search, sought, columns, sort.key, sort.descending])

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
        asCards={asCards}
      />
      <TableScroller ref={scroller} scrolls={scrolls} label={props.label} columns={columns}>
        <table
          className={classes.table}
          data-cards={asCards || undefined}
          data-wide={(minWidth !== undefined && !asCards) || undefined}
          style={{ minWidth: asCards ? undefined : minWidth }}
          aria-label={props.label}
          role="table"
          aria-rowcount={all + 1}
        >
          {minWidth !== undefined && !asCards && <ColumnWidths columns={columns} />}
          <TableHead
            columns={columns}
            rows={shown}
            rowKey={props.rowKey}
            sort={sort}
            onSort={setSort}
            selection={props.selection}
          />
          {load.isPending ? (
            <SkeletonRows columns={columns.length + (props.selection === undefined ? 0 : 1)} />
          ) : (
            <TableRows {...props} rows={shown} asCards={asCards} scroller={scrolls ? scroller : null} />
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
      <CsvBelow {...props} rows={shown} />
      {foot !== null && <div className={classes.foot}>{foot}</div>}
    </Card>
  )
}
