import { isDay, toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { CalendarDay } from './calendarDays.ts'
import { dayLabel } from './dayLabel.ts'
import { dayOnKey } from './dayOnKey.ts'
import { isInRange, rangeOf } from './dayRange.ts'
import type { DayRange } from './dayRange.ts'

export type GridActions = {
  /**
   * Opens the selected days. It is called after a click, a tap or Enter, and when the user drags over a range of days.
   */
  readonly onOpen: (range: DayRange) => void
  readonly onRemove: (range: DayRange) => void
}

type Options = {
  readonly days: readonly CalendarDay[]
  /** The accessible name of the calendar grid. */
  readonly label: string
  /** The selected days of the open dialog; null when no dialog is open. */
  readonly chosen: DayRange | null
  /** The actions on the days. Null for a read-only calendar: the focus can move, but the user cannot select a range. */
  readonly actions: GridActions | null
}

/**
 * Lets the keyboard use the calendar: arrow keys move the focus, Shift with an arrow key extends the range, Enter opens
 * a day and Delete removes its items. FullCalendar has no option for this, so the attributes are set on its cells after
 * each render.
 */
export function useDayGrid({ days, label, chosen, actions }: Options) {
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Day | null>(null)
  const [anchor, setAnchor] = useState<Day | null>(null)
  const home = days.find(({ isToday }) => isToday) ?? days[0]
  const current = focused ?? home?.day ?? null
  const range = current === null ? null : rangeOf(anchor ?? current, current)
  const shown = chosen ?? (anchor === null ? null : range)

  useLayoutEffect(() => {
    const root = grid.current
    if (root === null) return
    const table = root.querySelector('[role=table], [role=grid]')
    table?.setAttribute('role', 'grid')
    table?.setAttribute('aria-label', label)
    table?.setAttribute('aria-readonly', String(actions === null))
    for (const cell of root.querySelectorAll<HTMLElement>('[data-date]')) {
      const day = days.find((each) => each.day === cell.dataset.date)
      cell.setAttribute('role', 'gridcell')
      // The accessible name of a day in the calendar. All other content of the cell is hidden from screen readers.
      hiddenDateIn(cell).textContent =
        day === undefined ? formatDayInWords(toDay(cell.dataset.date ?? '')) : dayLabel(day)
      if (day === undefined) continue
      if (actions !== null) cell.setAttribute('aria-selected', String(shown !== null && isInRange(day.day, shown)))
      cell.tabIndex = day.day === current ? 0 : -1
    }
  })

  // FullCalendar replaces its cells. A dialog that closes therefore cannot return the focus to its cell, so this hook
  // returns the focus.
  const lastChosen = useRef<DayRange | null>(null)
  useLayoutEffect(() => {
    if (chosen === null && lastChosen.current !== null)
      cellOf(grid.current, lastChosen.current.last)?.focus({ preventScroll: true })
    lastChosen.current = chosen
  }, [chosen])

  function onKeyDown(event: KeyboardEvent): void {
    const day = dayOfCell(event.target)
    if (day === null || range === null || event.ctrlKey || event.altKey || event.metaKey) return
    const next = dayOnKey(event.key, day)
    if (next !== null) {
      setAnchor(event.shiftKey && actions !== null ? (anchor ?? day) : null)
      cellOf(grid.current, next)?.focus()
    } else if (actions === null) {
      return
    } else if (event.key === 'Enter' || event.key === ' ') {
      actions.onOpen(range)
      setAnchor(null)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      actions.onRemove(range)
      setAnchor(null)
    } else if (event.key === 'Escape' && anchor !== null) {
      setAnchor(null)
    } else {
      return
    }
    event.preventDefault()
  }

  function onFocus(event: FocusEvent): void {
    const day = dayOfCell(event.target)
    if (day !== null) setFocused(day)
  }

  return { grid, shown, onKeyDown, onFocus, clearRange: () => setAnchor(null) }
}

/** The hidden text with the date that FullCalendar puts before the day number. */
function hiddenDateIn(cell: HTMLElement): Element {
  const hidden = cell.querySelector('.day-top > :first-child')
  if (hidden === null) throw new Error('FullCalendar changed the structure of its day cells')
  return hidden
}

const cellOf = (root: HTMLElement | null, day: Day) => root?.querySelector<HTMLElement>(`[data-date="${day}"]`) ?? null

function dayOfCell(target: EventTarget): Day | null {
  const written = target instanceof HTMLElement ? (target.dataset.date ?? '') : ''
  return isDay(written) ? written : null
}
