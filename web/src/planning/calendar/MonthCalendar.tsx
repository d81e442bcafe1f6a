import { VisuallyHidden, Tooltip } from '@mantine/core'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { shortWeekdayName, weekdayName } from '@uurwerk/domain/time/formatDay'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useRef, useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { weeksOf } from '../../app/month/weeksOf.ts'
import { keepFromDoubleClick } from '../../ui/dialog/Dialog.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { ChipMover, type ChipMoves } from '../move/ChipMover.tsx'
import { CalendarCell } from './CalendarCell.tsx'
import type { CalendarDay } from './calendarDays.ts'
import { isInRange, rangeInMonth, rangeOf, type DayRange } from './dayRange.ts'
import classes from './calendar.module.css'
import { useDayKeys, type GridActions } from './useDayKeys.ts'
import { useDrag } from './useDrag.ts'
import '../../ui/theme/calendar.css'

export type CalendarActions = GridActions & {
  readonly onOpenChip: (chipId: string) => void
  readonly moves: ChipMoves
}

type Props = {
  readonly yearMonth: YearMonth
  readonly days: readonly CalendarDay[]
  readonly label: string
  /** The days that the open dialog is about; null when no dialog is open. */
  readonly chosen?: DayRange | null
  /** The actions on the days; null for a read-only calendar. */
  readonly actions: CalendarActions | null
  /** True for a calendar of six weeks, with days of the month before and the month after. */
  readonly sixWeeks?: boolean
}

export function MonthCalendar({ yearMonth, days, label, chosen = null, actions, sixWeeks = false }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const { current, extended, onKeyDown, onFocus, clearRange } = useDayKeys({ grid, days, chosen, actions })
  const dragged = useDrag({ grid, enabled: actions !== null, onSelect: open })
  const shown = chosen ?? dragged ?? extended
  const byDay = new Map<Day, CalendarDay>(days.map((each) => [each.day, each]))
  const weeks = weeksOf(yearMonth).filter((week) => sixWeeks || week.some((day) => monthOf(day) === yearMonth))

  function open(selected: DayRange): void {
    clearRange()
    const range = rangeInMonth(selected, yearMonth)
    if (range !== null) actions?.onOpen(range)
  }

  function onClick({ target }: MouseEvent): void {
    const clicked = clickedIn(target)
    if (clicked === null) return
    if (clicked.chip === undefined) open(rangeOf(clicked.day, clicked.day))
    else actions?.onOpenChip(clicked.chip)
  }

  return (
    <div
      ref={grid}
      className={classes.calendar}
      data-fixed={actions === null || undefined}
      role="presentation"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClickCapture={keepFromDoubleClick}
      onClick={onClick}
    >
      <div role="grid" aria-label={label} aria-readonly={actions === null} className={classes.month}>
        <Weekdays days={weeks[0] ?? []} brief={isPhone} />
        <div role="rowgroup" className={classes.weeks}>
          {weeks.map((week) => (
            <div key={week[0]} role="row" className={classes.week}>
              {week.map((day) => (
                <CalendarCell
                  key={day}
                  day={day}
                  yearMonth={yearMonth}
                  contents={byDay.get(day)}
                  brief={isPhone}
                  selected={actions === null ? undefined : shown !== null && isInRange(day, shown)}
                  canHaveFocus={day === current}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {actions !== null && <ChipMover grid={grid} moves={actions.moves} />}
      <DayTip grid={grid} days={days} quiet={chosen !== null} />
    </div>
  )
}

/** Finds the clicked day and label. Null for a click on no day, such as the click that a browser sends after a drag. */
function clickedIn(target: EventTarget): { readonly day: Day; readonly chip: string | undefined } | null {
  const element = target instanceof Element ? target : null
  const cell = element?.closest<HTMLElement>('[data-date]')
  if (!cell) return null
  return { day: toDay(cell.dataset.date ?? ''), chip: element?.closest<HTMLElement>('[data-chip]')?.dataset.chip }
}

const Weekdays = ({ days, brief }: { readonly days: readonly Day[]; readonly brief: boolean }) => (
  <div role="row" className={classes.week}>
    {days.map((day) => (
      <div key={day} role="columnheader" className="day-head">
        {brief ? (
          <>
            <VisuallyHidden>{weekdayName(day)}</VisuallyHidden>
            <span aria-hidden>{shortWeekdayName(day)}</span>
          </>
        ) : (
          weekdayName(day)
        )}
      </div>
    ))}
  </div>
)

type DayTipProps = {
  readonly grid: RefObject<HTMLElement | null>
  readonly days: readonly CalendarDay[]
  /** True while a dialog already shows the warnings of the day. The tooltip then does not open. */
  readonly quiet: boolean
}

/** The warnings and differences of a day. The name of the day has the same text for screen readers. */
function DayTip({ grid, days, quiet }: DayTipProps) {
  const [cell, setCell] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const root = grid.current
    if (root === null) return
    const listening = new AbortController()
    const listen = (type: string, react: (event: Event) => void) =>
      root.addEventListener(type, react, { signal: listening.signal })
    // On a touch screen, the pointer leaves the day before the click event, so the click opens the tooltip.
    for (const type of ['pointerover', 'click']) listen(type, ({ target }) => setCell(cellAround(target)))
    listen('focusin', ({ target }) => {
      const focused = cellAround(target)
      // A tap also gives the focus to a day. Without this check, the tooltip would stay open until another day gets the
      // focus.
      if (focused?.matches(':focus-visible')) setCell(focused)
    })
    for (const type of ['pointerleave', 'focusout']) listen(type, () => setCell(null))
    listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && setCell(null))
    return () => listening.abort()
  }, [grid])

  // The dialog has shown the same warnings, so the tooltip does not open again when the dialog closes.
  if (quiet && cell !== null) setCell(null)
  const pointedAt = days.find(({ day }) => day === cell?.dataset.date)
  if (cell === null || quiet || pointedAt === undefined) return null
  const { warnings, differences } = pointedAt
  const sentences = [...warnings.map(({ message }) => message), ...differences]
  if (sentences.length === 0) return null
  const lines = sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
  return <Tooltip target={cell} opened label={lines} multiline maw={300} />
}

const cellAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null
