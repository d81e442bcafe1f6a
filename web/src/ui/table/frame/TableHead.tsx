import * as texts from '../../../texts/texts.ts'
import { memo } from 'react'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '../../icons.ts'
import { columnGroups, startsGroup } from './columnGroups.ts'
import type { Column } from '../column.ts'
import type { RowKey, Selection } from '../rowActions.ts'
import { Tick } from '../../form/fields/Tick.tsx'
import { nextSort, type Sort } from '../sortRows.ts'
import classes from '../table.module.css'

type Props<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => RowKey
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly selection: Selection<Row> | undefined
}

function Head<Row>({ columns, rows, rowKey, sort, onSort, selection }: Props<Row>) {
  return (
    <thead role="rowgroup">
      {columns.some(({ group }) => group !== undefined) && <GroupHeads columns={columns} />}
      <tr role="row" aria-rowindex={1}>
        {selection !== undefined && (
          <th role="columnheader" scope="col" className={classes.choice}>
            <ChooseAll rows={rows} rowKey={rowKey} selection={selection} />
          </th>
        )}
        {columns.map((column, place) => (
          <HeadCell
            key={column.key}
            column={column}
            sort={sort}
            onSort={onSort}
            isEmpty={rows.length === 0}
            startsGroup={startsGroup(columns, place)}
          />
        ))}
      </tr>
    </thead>
  )
}

/** The head does not render again when only the rest of the screen changes. */
export const TableHead = memo(Head) as typeof Head

type HeadCellProps<Row> = {
  readonly column: Column<Row>
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** True when the list is empty. No column is then marked as sorted. */
  readonly isEmpty: boolean
  readonly startsGroup: boolean
}

function HeadCell<Row>({ column, sort, onSort, isEmpty, startsGroup: isStart }: HeadCellProps<Row>) {
  const { key, title, head = title, align, width, sortable, pinnedAt } = column
  const sorted = !isEmpty && sort.key === key
  const Icon = sorted ? (sort.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <th
      role="columnheader"
      scope="col"
      style={{ width, left: pinnedAt }}
      data-align={align}
      data-pinned={pinnedAt === undefined ? undefined : true}
      data-group-start={isStart || undefined}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {sortable === false ? (
        head
      ) : (
        <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, key))}>
          {head}
          <Icon size={13} stroke={1.75} aria-hidden />
        </button>
      )}
    </th>
  )
}

const GroupHeads = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <tr role="row" className={classes.groups}>
    {columnGroups(columns).map(({ key, title, span }) =>
      title === undefined ? (
        <td key={key} colSpan={span} aria-hidden />
      ) : (
        <th key={key} role="columnheader" scope="colgroup" colSpan={span}>
          <span>{title}</span>
        </th>
      ),
    )}
  </tr>
)

function ChooseAll<Row>({
  rows,
  rowKey,
  selection,
}: Pick<Props<Row>, 'rows' | 'rowKey'> & { readonly selection: Selection<Row> }) {
  const { chosen, onChange } = selection
  const count = chosen.size === 0 ? 0 : rows.filter((row) => chosen.has(rowKey(row))).length
  return (
    <Tick
      // While the rows load, the checkbox for all rows is disabled. A click would select nothing.
      disabled={rows.length === 0}
      aria-label={texts.table.chooseAll}
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={(event) => onChange(new Set(event.currentTarget.checked ? rows.map(rowKey) : []))}
    />
  )
}
