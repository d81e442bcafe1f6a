import { formatHours } from '@uurwerk/domain/money/formatHours'
import { seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { IconAlertTriangle } from '../../../ui/icons.ts'
import { CellDialogs, type ShownDialog } from '../acts/CellDialogs.tsx'
import type { ShownPeople } from '../grid/PeopleGrid.tsx'
import { isShortOn } from '../grid/staffedRows.ts'
import { absenceInWords, shiftInWords } from '../grid/TeamCellView.tsx'
import type { TeamCell, TeamRow } from '../grid/teamRows.ts'
import { PhoneShortage } from './PhoneShortage.tsx'
import classes from './phone.module.css'
import { usePhoneDay } from './usePhoneDay.ts'
import { useSwipe } from './useSwipe.ts'
import { WeekStrip } from './WeekStrip.tsx'

const words = texts.teamPlanning
const ROW_PX = 56

/** A phone shows one day, with the shortages above the people. A tap opens the dialog of a day (rule team-24). */
export function PhoneTeam(props: ShownPeople) {
  const { period, rows, types, customers, staffed, holidayOf, acts, open } = props
  const { day, choose, step } = usePhoneDay(period)
  const [shown, ask] = useState<ShownDialog | null>(null)
  const swipe = useSwipe(step)
  const holiday = holidayOf(day)
  const shortOf = (of: Day) =>
    staffed.reduce((sum, { cells }) => {
      const cell = cells.find((each) => each.day === of)
      return cell !== undefined && isShortOn(cell) ? sum + (cell.needed ?? 0) - cell.planned : sum
    }, 0)
  return (
    <div {...swipe}>
      <WeekStrip days={period.days} chosen={day} {...{ holidayOf, shortOf }} onChoose={choose} />
      <h2 className={classes.day} aria-live="polite">
        {formatDayInWords(day)}
        {holiday !== null && <small>{holiday}</small>}
      </h2>
      <PhoneShortage
        {...{ day, staffed, customers }}
        left={open.places.get(day)}
        onType={open.openType}
        onDay={open.openDay}
      />
      <PeopleOfDay {...props} day={day} onOpen={({ person }) => ask({ dialog: 'cell', personId: person.id, day })} />
      <CellDialogs {...{ shown, rows, types, period, acts }} onAsk={ask} onWho={open.openCell} />
    </div>
  )
}

type PeopleProps = Pick<ShownPeople, 'period' | 'rows' | 'reasons' | 'warnings' | 'changed'> & {
  readonly day: Day
  readonly onOpen: (row: TeamRow) => void
}

/** The people with their shifts of one day. Only the people in view are rendered. */
function PeopleOfDay({ period, rows, reasons: { reasons }, warnings, changed, day, onOpen }: PeopleProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    // The list moves when the filters or the shortages above it change. The height of the page then changes too.
    const page = new ResizeObserver(() => {
      setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    })
    page.observe(document.body)
    return () => page.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 6,
    scrollMargin: top,
  })
  const column = period.days.indexOf(day)
  return (
    <ul ref={list} className={classes.people} style={{ blockSize: virtual.getTotalSize() }} aria-label={words.title}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        const cell = row?.cells[column]
        if (row === undefined || cell === undefined) return null
        return (
          <li
            key={row.person.id}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <PersonOfDay
              {...{ row, cell }}
              reason={cell.absence === null ? undefined : reasons.get(cell.key)}
              warning={warnings.get(row.person.id)?.get(day)}
              isChanged={changed.keys.has(cell.key)}
              onOpen={() => onOpen(row)}
            />
          </li>
        )
      })}
    </ul>
  )
}

type PersonProps = {
  readonly row: TeamRow
  readonly cell: TeamCell
  readonly reason: string | undefined
  readonly warning: string | undefined
  readonly isChanged: boolean
  readonly onOpen: () => void
}

function PersonOfDay({ row: { name, person }, cell, reason, warning, isChanged, onOpen }: PersonProps) {
  const planned = formatHours(seconds(person.plannedSeconds))
  const needed = person.neededSeconds === null ? null : formatHours(seconds(person.neededSeconds))
  const isEmpty = cell.shifts.length === 0 && cell.absence === null
  return (
    <button
      type="button"
      className={classes.person}
      data-closed={cell.contracts.length === 0 || undefined}
      data-changed={isChanged || undefined}
      onClick={onOpen}
    >
      <span className={classes.who}>
        <b>{name}</b>
        <small>{words.of(planned, needed)}</small>
      </span>
      <span className={classes.what}>
        {cell.shifts.map((shift) => (
          <span
            key={shift.id}
            className={classes.chip}
            style={{ background: shift.type?.color ?? 'var(--u-grey-soft)', color: shift.type?.textColor }}
          >
            {shiftInWords(shift)}
          </span>
        ))}
        {cell.absence !== null && <em>{absenceInWords(cell, reason)}</em>}
        {isEmpty && <small>{cell.contracts.length === 0 ? words.noContract : (cell.mark?.words ?? words.empty)}</small>}
      </span>
      {warning !== undefined && <IconAlertTriangle size={16} stroke={1.75} aria-label={warning} role="img" />}
    </button>
  )
}
