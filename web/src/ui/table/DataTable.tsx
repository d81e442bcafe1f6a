import { Card, Button } from '@mantine/core'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { EmptyState } from '../page/load/EmptyState.tsx'
import { LoadError } from '../page/load/LoadError.tsx'
import { useWidth } from '../useWidth.ts'
import type { Column } from './column.ts'
import type { DataTableProps } from './dataTableProps.ts'
import { searchRows } from './searchRows.ts'
import { sortRows } from './sortRows.ts'
import type { Sort } from './sortRows.ts'
import classes from './table.module.css'
import { TableGrid } from './frame/TableGrid.tsx'
import { TableTools } from './frame/TableTools.tsx'
import { useFocusAfterRemoval } from './frame/useFocusAfterRemoval.ts'
import { useTableKeys } from './frame/useTableKeys.ts'
import { useTableInAddress } from './frame/useTableInAddress.ts'
import { CsvButton } from './parts/CsvButton.tsx'
import { LEAST_EXPORTED_ROWS } from './toCsv.ts'

// The load state of a table that gets its rows without a query of its own: the rows are already loaded.
const LOADED = { isPending: false, error: null, refetch: () => undefined }

/** A list that can be sorted, searched and exported, and that renders only the visible rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, load = LOADED, defaultSort, prefix } = props
  const form = useForm(props)
  const table = useRef<HTMLTableElement>(null)
  const inAddress = useTableInAddress(
    defaultSort,
    columns.filter((column) => column.sortable !== false).map((column) => column.key),
    prefix,
  )
  const shown = useShownRows(props, inAddress)
  // The first rows render in short tasks. Between two tasks, the browser can react to the user.
  const isPending = useDeferredValue(load.isPending) || load.isPending
  useTableKeys(table, shown, props.keys, isPending)
  useFocusAfterRemoval(table, shown, props.rowKey)

  const all = rows?.length ?? 0
  const foot = props.foot?.(shown) ?? null
  return (
    <Card ref={form.ref} className={classes.card}>
      {props.summary !== undefined && <div className={classes.summary}>{props.summary}</div>}
      <TableTools {...props} {...inAddress} shown={shown} all={all} sortsByChoice={form.asCards && !form.asLines} />
      <TableGrid {...props} {...inAddress} {...form} ref={table} shown={shown} isPending={isPending} all={all} />
      {rows === undefined && !isPending && load.error !== null && (
        <LoadError title={texts.table.loadFailed} error={load.error} onRetry={load.refetch} />
      )}
      {rows !== undefined && !isPending && all === 0 && (props.empty ?? <EmptyState title={texts.table.empty} />)}
      {all > 0 && !isPending && shown.length === 0 && (
        <NothingFound sought={inAddress.sought} text={props.notFoundText?.(inAddress.sought)} onClear={inAddress.clear}>
          {props.notFound?.(inAddress.sought)}
        </NothingFound>
      )}
      {!form.asLines && !isPending && <CsvBelow {...props} rows={shown} />}
      {foot !== null && <div className={classes.foot}>{foot}</div>}
    </Card>
  )
}

/** The layout: cards, one line for each row on a phone, a table that fits, or a table that scrolls. */
function useForm<Row>({ cardsBelow = 640, minWidth = 0, compact }: DataTableProps<Row>) {
  const { ref, value } = useWidth(
    useCallback(
      (width: number) => (width < cardsBelow ? 'cards' : width < minWidth ? 'scrolls' : 'fits'),
      [cardsBelow, minWidth],
    ),
  )
  const asCards = value === 'cards'
  return { ref, asCards, asLines: asCards && compact === true, scrolls: value === 'scrolls' }
}

function useShownRows<Row>(
  props: DataTableProps<Row>,
  { sort, sought }: { readonly sort: Sort; readonly sought: string },
) {
  const { columns, rows, search, groups, onShown } = props
  const groupOf = groups?.of
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
  useEffect(() => {
    if (rows !== undefined) onShown?.(shown)
  }, [rows, shown, onShown])
  return shown
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

/** The export button below a list in a section of a screen. Such a list has no search field or filters above it. */
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
