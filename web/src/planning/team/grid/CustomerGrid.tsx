import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { useVirtualizer } from '@tanstack/react-virtual'
import { VisuallyHidden } from '@mantine/core'
import { useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { today } from '../../../app/clock/now.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { GridHead, shadesOf, sizesOf, HEAD_ROW_PX, type Shade } from './GridHead.tsx'
import { differenceOf, type StaffedRow } from './staffedRows.ts'
import cellClasses from './cell.module.css'
import classes from './grid.module.css'
import type { TeamShiftType } from './teamRows.ts'
import {
  placeAfter,
  rangeWithRow,
  useFocusOfCursor,
  useTeamCursor,
  type Place,
  type TeamCursor,
} from '../acts/useTeamCursor.ts'
import type { View } from '../teamPeriod.ts'

const words = texts.teamPlanning
const ROW_PX = 40

type Props = {
  readonly rows: readonly StaffedRow[]
  readonly days: readonly Day[]
  readonly view: View
  readonly label: string
  readonly holidayOf: (day: Day) => string | null
  readonly customers: readonly { readonly id: number; readonly name: string }[]
  /** The names of the planned people. A key is the shift type and the day. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** The number of people whom open shifts still need. A key is the shift type and the day. */
  readonly open: ReadonlyMap<string, number>
  readonly onOpen: (type: TeamShiftType, day: Day) => void
}

/**
 * A cell shows the planned people, the needed number of people, and the number of people whom open shifts still need
 * (rule team-16).
 */
export function CustomerGrid({ rows, days, view, label, holidayOf, customers, names, open, onOpen }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const cursor = useTeamCursor({ rows: rows.map(({ type }) => type.id), columns: days.length })
  const { at } = cursor
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getScrollElement: () => scroller.current,
    overscan: 8,
    rangeExtractor: (range) => rangeWithRow(range, at.row),
  })
  const shades = shadesOf(days, holidayOf)
  useFocusOfCursor(scroller, cursor, () => {
    virtual.scrollToIndex(at.row)
    return `[data-place="${at.row} ${at.column}"]`
  })

  function onKey(event: KeyboardEvent): void {
    const isFilled = ({ row, column }: Place) => (rows[row]?.cells[column]?.planned ?? 0) > 0
    const size = { rows: rows.length, columns: days.length, isFilled }
    const next = placeAfter(event.ctrlKey || event.metaKey ? `Control+${event.key}` : event.key, at, size)
    if (next === null) return
    cursor.go(next)
    event.preventDefault()
  }
  return (
    <div className={classes.scroller} ref={scroller} data-scrolls>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={classes.grid}
        data-view={view}
        style={sizesOf(days.length, ROW_PX, virtual.getTotalSize() + HEAD_ROW_PX)}
        onKeyDown={onKey}
        onFocus={({ target }) => followFocus(cursor, target)}
      >
        <div role="rowgroup" className={classes.heads}>
          <GridHead
            {...{ days, shades, holidayOf }}
            now={today()}
            first={words.customerAndShift}
            second={words.peopleOf}
          />
        </div>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          const column = index === at.row ? at.column : null
          const shown = { row, index, column, top: start + HEAD_ROW_PX }
          return <CustomerRow key={row.type.id} {...shown} {...{ view, shades, customers, names, open, onOpen }} />
        })}
      </div>
    </div>
  )
}

/**
 * Makes the cell that gets the focus the current cell. A mouse or a screen reader can move the focus without a key
 * press in the grid (rule team-37).
 */
function followFocus(cursor: TeamCursor, cell: Element): void {
  const [row, column] = cell.getAttribute('data-place')?.split(' ').map(Number) ?? []
  if (row !== undefined && column !== undefined) cursor.follow({ row, column })
}

type RowProps = Pick<Props, 'view' | 'customers' | 'names' | 'open' | 'onOpen'> & {
  readonly row: StaffedRow
  readonly index: number
  /** The column of the cursor; null when the cursor is in another row. */
  readonly column: number | null
  readonly top: number
  readonly shades: readonly Shade[]
}

function CustomerRow({ row, index, column, top, view, shades, customers, names, open, onOpen }: RowProps) {
  const { type, cells, planned, needed } = row
  const customer = customers.find(({ id }) => id === type.customerId)
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.row} style={{ transform: `translateY(${top}px)` }}>
      <span role="rowheader" className={classes.name} aria-label={`${customer?.name ?? ''}, ${type.name}`}>
        <span className={classes.swatch} style={{ background: type.color }} aria-hidden />
        <span className={classes.twoLines}>
          <Link to={paths.adminCustomer({ customer: type.customerId })} tabIndex={-1}>
            {customer?.name}
          </Link>
          <small>{words.shift(type.name, type.start, type.end)}</small>
        </span>
      </span>
      <span role="gridcell" className={classes.hours}>
        {words.of(String(planned), needed === null ? null : String(needed))}
      </span>
      {cells.map((cell, place) => (
        <CustomerCell
          key={cell.day}
          {...{ cell, type, view }}
          shade={shades[place]}
          place={`${index} ${place}`}
          isCursor={column === place}
          names={names.get(`${type.id} ${cell.day}`) ?? []}
          open={open.get(`${type.id} ${cell.day}`) ?? 0}
          onOpen={() => onOpen(type, cell.day)}
        />
      ))}
    </div>
  )
}

type CellProps = {
  readonly cell: StaffedRow['cells'][number]
  readonly type: TeamShiftType
  readonly view: View
  readonly shade: Shade
  readonly place: string
  readonly isCursor: boolean
  readonly names: readonly string[]
  readonly open: number
  readonly onOpen: () => void
}

function CustomerCell({ cell, type, view, shade, place, isCursor, names, open, onOpen }: CellProps) {
  const { day, planned, needed } = cell
  const isShort = needed !== null && planned < needed
  const content = [...names, ...(open > 0 ? [words.openCount(open)] : [])].join(', ')
  return (
    <div
      role="gridcell"
      className={cellClasses.cell}
      tabIndex={isCursor ? 0 : -1}
      data-place={place}
      data-shade={shade}
      data-short={isShort || undefined}
      data-tip={content === '' ? undefined : content}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen()
      }}
    >
      <VisuallyHidden>
        {`${words.staffedOn(type.name, formatDayInWords(day), planned, needed)} ${content}`}
      </VisuallyHidden>
      {(needed !== null || planned > 0 || open > 0) && (
        <span aria-hidden className={cellClasses.staffed}>
          <b>
            {needed === null ? planned : `${planned}/${needed}`} {view !== 'month' && differenceOf(cell)}
          </b>
          {view !== 'month' && <i>{content}</i>}
        </span>
      )}
    </div>
  )
}
