import { formatHours } from '@uurwerk/domain/money/formatHours'
import { seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { today } from '../../../app/clock/now.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { IconAlertTriangle } from '../../../ui/icons.ts'
import { cellAt } from './cellAt.ts'
import { GridHead, shadesOf, sizesOf, type Shade } from './GridHead.tsx'
import type { StaffedRow } from './staffedRows.ts'
import { StaffingFoot } from './StaffingFoot.tsx'
import classes from './grid.module.css'
import { OpenPlacesRow, type OpenPlaces } from './OpenPlacesRow.tsx'
import { TeamCellView } from './TeamCellView.tsx'
import type { TeamRow } from './teamRows.ts'
import { useRowInAddress } from './useRowInAddress.ts'
import { useGridDrag, type GridDragActs } from '../acts/useGridDrag.ts'
import {
  rangeWithRow,
  useFocusOfCursor,
  type SelectedCells,
  type Place,
  type TeamCursor,
} from '../acts/useTeamCursor.ts'
import type { View } from '../teamPeriod.ts'
import type { Reasons } from '../fresh/useTeamReasons.ts'
import type { Warnings, WarningsOfPerson } from '../fresh/warningsOf.ts'

const words = texts.teamPlanning
/** The height of a row in pixels. The rows are higher on a touch screen, where a finger must reach a cell. */
const ROW_PX = window.matchMedia('(pointer: coarse)').matches
  ? ({ week: 48, fortnight: 48, month: 48 } as const)
  : ({ week: 40, fortnight: 40, month: 32 } as const)

type Props = {
  readonly rows: readonly TeamRow[]
  readonly days: readonly Day[]
  readonly view: View
  readonly label: string
  readonly holidayOf: (day: Day) => string | null
  readonly cursor: TeamCursor
  readonly isBusy: boolean
  readonly onKey: (event: KeyboardEvent) => void
  readonly onOpen: (place: Place) => void
  readonly drags: GridDragActs
  readonly places: OpenPlaces
  readonly onPlaces: (day: Day) => void
  /** The only customer in view; null when several customers are in view. */
  readonly onlyCustomer: number | null
  /** The rows at the bottom of the grid: the shift types of the chosen customer. */
  readonly staffed: readonly StaffedRow[]
  readonly reasons: Reasons
  readonly warnings: Warnings
  /** The days that others changed a moment ago, and who changed them. A key is the person and the day. */
  readonly changed: { readonly keys: ReadonlySet<string>; readonly noteOf: (key: string) => string | null }
}

/** The grid of the team. It has a row for each person and a column for each day. Only the visible rows are rendered. */
export function TeamGrid(props: Props) {
  const { rows, days, view, label, holidayOf, cursor, isBusy, onKey, onOpen, drags, places, onPlaces, staffed } = props
  const { scroller, virtual } = useRowsInView({ rows, view, cursor })
  const tip = useRef<HTMLDivElement>(null)
  const drag = useGridDrag({ scroller, tip }, drags)
  const shades = useMemo(() => shadesOf(days, holidayOf), [days, holidayOf])
  const now = today()

  return (
    <div className={classes.scroller} ref={scroller} data-scrolls>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 2 + (staffed.length === 0 ? 0 : staffed.length + 1)}
        aria-busy={isBusy}
        aria-multiselectable
        className={classes.grid}
        data-view={view}
        style={sizesOf(days.length, ROW_PX[view], virtual.getTotalSize() + HEAD_PX + footHeight(staffed))}
        onKeyDown={(event) => {
          if (cellAt(event.target) !== null) onKey(event)
        }}
        onFocus={({ target }) => {
          // The focus from a click is ignored here. The click itself makes its cell the current cell, when the mouse
          // button is released.
          const place = target.matches(':focus-visible') ? placeOf(cellAt(target), rows, days) : null
          if (place !== null) cursor.follow(place)
        }}
        onPointerDown={drag.onPointerDown}
        onClick={(event) => {
          const place = drag.wasDragged() ? null : placeOf(cellAt(event.target), rows, days)
          if (place !== null) onOpen(place)
        }}
      >
        <div role="rowgroup" className={classes.heads}>
          <GridHead {...{ days, shades, now, holidayOf }} first={words.name} second={words.hours} />
          <OpenPlacesRow days={days} places={places} onOpen={onPlaces} />
        </div>
        <RowsInView {...props} items={virtual.getVirtualItems()} shades={shades} now={now} />
        <StaffingFoot rows={staffed} days={days} view={view} firstIndex={rows.length + 3} />
      </div>
      <div ref={tip} className={classes.dragTip} hidden />
    </div>
  )
}

type RowsProps = Pick<Props, 'rows' | 'view' | 'cursor' | 'reasons' | 'warnings' | 'changed' | 'onlyCustomer'> & {
  readonly items: readonly VirtualItem[]
  readonly shades: readonly Shade[]
  readonly now: Day
}

/** Each row gets only the cursor and the changes of its own row, so that a change does not render other rows. */
function RowsInView({ items, rows, cursor: { at, chosen }, warnings, changed, ...shared }: RowsProps) {
  const { view, shades, now, onlyCustomer, reasons } = shared
  return items.map(({ index, start, key }) => {
    const row = rows[index]
    return row === undefined ? null : (
      <TeamRowView
        key={key}
        {...{ row, index, view, shades, now, onlyCustomer, reasons }}
        top={start + HEAD_PX}
        warnings={warnings.get(row.person.id) ?? NO_WARNINGS}
        changed={row.cells.some((cell) => changed.keys.has(cell.key)) ? changed : NOT_CHANGED}
        cursorColumn={index === at.row ? at.column : null}
        {...columnsIn(chosen, index)}
      />
    )
  })
}

/** For one chosen cell, no column is marked, because that cell is only the current cell. */
const columnsIn = ({ top, bottom, from, to }: SelectedCells, row: number) =>
  row < top || row > bottom || (top === bottom && from === to) ? NO_COLUMNS : { chosenFrom: from, chosenTo: to }

const NO_COLUMNS = { chosenFrom: null, chosenTo: null } as const

const NO_WARNINGS: WarningsOfPerson = new Map()

const NOT_CHANGED: Props['changed'] = { keys: new Set(), noteOf: () => null }

/** The height of the two rows of the head. */
const HEAD_PX = 72
const FOOT_ROW_PX = 27

const footHeight = ({ length }: readonly StaffedRow[]): number => (length === 0 ? 0 : (length + 1) * FOOT_ROW_PX)

type InView = Pick<Props, 'rows' | 'view' | 'cursor'>

/** The visible rows. The keyboard focus follows the current cell. */
function useRowsInView({ rows, view, cursor }: InView) {
  const { at } = cursor
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX[view],
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.person.id ?? index,
    overscan: 8,
    rangeExtractor: (range) => rangeWithRow(range, at.row),
  })
  useRowInAddress({ rows, rowPx: ROW_PX[view], scroller })
  useEffect(() => virtual.measure(), [virtual, view])
  useFocusOfCursor(scroller, cursor, () => {
    const cell = rows[at.row]?.cells[at.column]
    if (cell === undefined) return null
    virtual.scrollToIndex(at.row)
    return `[data-cell="${cell.key}"]`
  })
  return { scroller, virtual }
}

type RowProps = Pick<RowsProps, 'view' | 'shades' | 'now' | 'onlyCustomer' | 'reasons' | 'changed'> & {
  readonly row: TeamRow
  readonly index: number
  readonly top: number
  readonly warnings: WarningsOfPerson
  readonly cursorColumn: number | null
  readonly chosenFrom: number | null
  readonly chosenTo: number | null
}

const TeamRowView = memo(function TeamRowView({ row, index, top, warnings, changed, ...others }: RowProps) {
  const { view, shades, now, onlyCustomer, reasons, cursorColumn, chosenFrom, chosenTo } = others
  const { person, name, cells } = row
  const planned = formatHours(seconds(person.plannedSeconds))
  const needed = person.neededSeconds === null ? null : formatHours(seconds(person.neededSeconds))
  const isOver = person.neededSeconds !== null && person.plannedSeconds > person.neededSeconds
  return (
    <div role="row" aria-rowindex={index + 3} className={classes.row} style={{ transform: `translateY(${top}px)` }}>
      <span role="rowheader" className={classes.name}>
        <Link to={paths.adminUser({ user: person.id })} tabIndex={-1}>
          {name}
        </Link>
        <WarningCount count={warnings.size} />
      </span>
      <span
        role="gridcell"
        className={classes.hours}
        data-over={isOver || undefined}
        data-tip={isOver ? words.over : undefined}
      >
        {words.of(planned, needed)}
      </span>
      {cells.map((cell, column) => (
        <TeamCellView
          key={cell.day}
          {...{ cell, name, view, onlyCustomer }}
          hours={words.hoursInWords(planned, needed)}
          shade={shades[column]}
          isToday={cell.day === now}
          reason={cell.absence === null ? undefined : reasons.get(cell.key)}
          warning={warnings.get(cell.day)}
          changed={changed.noteOf(cell.key)}
          isCursor={cursorColumn === column}
          isChosen={chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo}
        />
      ))}
    </div>
  )
})

const WarningCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span className={classes.warned} data-tip={words.warnedDays(count)}>
      <IconAlertTriangle size={12} stroke={2} aria-hidden />
      {count}
      <VisuallyHidden>{words.warnedDays(count)}</VisuallyHidden>
    </span>
  )

/** The row and the column of a cell, which is written as 'person day'. */
export function placeOf(cell: string | null, rows: readonly TeamRow[], days: readonly Day[]): Place | null {
  if (cell === null) return null
  const [person, day] = cell.split(' ')
  const row = rows.findIndex((candidate) => String(candidate.person.id) === person)
  const column = days.findIndex((candidate) => candidate === day)
  return row === -1 || column === -1 ? null : { row, column }
}
