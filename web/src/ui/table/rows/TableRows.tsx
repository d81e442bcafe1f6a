import { useCallback, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Column } from '../column.ts'
import type { RowActions, RowGroups, RowKey } from '../rowActions.ts'
import classes from '../table.module.css'
import { TableRow } from './TableRow.tsx'
import { useRowsInView } from './useRowsInView.ts'

type Props<Row> = RowActions<Row> & {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly groups?: RowGroups<Row>
  readonly rowKey: (row: Row) => RowKey
  readonly asCards: boolean
  /** True when all rows have one line. Their height is then known. */
  readonly oneLine: boolean
  /** The element that scrolls the rows; null when the whole page scrolls. */
  readonly scroller: RefObject<HTMLElement | null> | null
}

/** In a long list only the visible rows are rendered. Empty space replaces the others. */
export function TableRows<Row>(props: Props<Row>) {
  const { rows, rowKey, groups, asCards, oneLine, scroller, columns, selection, changed, openKey } = props
  const { renderOpen, noteOf, linkOf } = props
  const start = useRef<HTMLTableSectionElement>(null)
  const { inView, above, below, measure } = useRowsInView({
    rows,
    rowKey,
    asCards,
    oneLine: oneLine && !asCards,
    columns: columns.length,
    start,
    scroller,
  })
  const { choose, open } = useSteadyActions(props)
  const navigate = useNavigate()
  const follow = useCallback((link: string) => void navigate(link), [navigate])

  return (
    <>
      <Gap ref={start} height={above} />
      {inView.map((index) => {
        const row = rows[index]
        if (row === undefined) return null
        const key = rowKey(row)
        const isOpen = openKey === key && renderOpen !== undefined
        const head = headOf(groups, row, rows[index - 1])
        const more = isOpen ? renderOpen(row) : noteBelow(noteOf?.(row))
        return (
          <TableRow
            key={key}
            ref={measure(key, more !== undefined || head !== undefined)}
            index={index}
            columns={columns}
            row={row}
            rowKey={key}
            head={head}
            choiceName={selection?.nameOf(row)}
            // When the rows of a list cannot be selected, the row that the user edits looks like a selected row.
            isChosen={selection?.chosen.has(key) ?? (openKey === key && renderOpen === undefined)}
            isChanged={changed?.has(key) === true}
            onChoose={choose}
            link={linkOf?.(row)}
            onFollow={follow}
            onOpen={open}
            isExpanded={renderOpen === undefined ? undefined : isOpen}
          >
            {more}
          </TableRow>
        )
      })}
      <Gap height={below} />
    </>
  )
}

/** The message below a row. A message of text only has the margins of the text in the row. */
const noteBelow = (note: ReactNode): ReactNode =>
  typeof note === 'string' ? <p className={classes.note}>{note}</p> : note

/** Functions that stay the same objects in every render. A change of one row then does not render other rows. */
function useSteadyActions<Row>({ selection, onOpen }: RowActions<Row>) {
  const latest = useRef({ selection, onOpen })
  useLayoutEffect(() => {
    latest.current = { selection, onOpen }
  })
  const choose = useCallback((key: RowKey, isChosen: boolean) => {
    const chosen = new Set(latest.current.selection?.chosen)
    if (isChosen) chosen.add(key)
    else chosen.delete(key)
    latest.current.selection?.onChange(chosen)
  }, [])
  const open = useCallback((row: Row) => latest.current.onOpen?.(row), [])
  return { choose, open: onOpen === undefined ? undefined : open }
}

function headOf<Row>(groups: RowGroups<Row> | undefined, row: Row, before: Row | undefined): ReactNode {
  if (groups === undefined) return undefined
  const name = groups.of(row)
  return before !== undefined && groups.of(before) === name ? undefined : groups.head(name)
}

const Gap = ({ height, ref }: { readonly height: number; readonly ref?: React.Ref<HTMLTableSectionElement> }) => (
  <tbody ref={ref} role="presentation">
    {height > 0 && <tr role="presentation" style={{ height }} />}
  </tbody>
)
