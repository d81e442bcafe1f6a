import { isDay, type Day } from '@uurwerk/domain/time/day'
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { CalendarDay } from './calendarDays.ts'
import { dayOnKey } from './dayOnKey.ts'
import { rangeOf, type DayRange } from './dayRange.ts'

export type GridActions = {
  /** Opens the selected days. It is called after a click, a tap or Enter, and after a drag over a range of days. */
  readonly onOpen: (range: DayRange) => void
  readonly onRemove: (range: DayRange) => void
}

type Options = {
  readonly grid: RefObject<HTMLElement | null>
  readonly days: readonly CalendarDay[]
  /** The days that the open dialog is about; null when no dialog is open. */
  readonly chosen: DayRange | null
  /** Null for a read-only calendar, in which the focus can move but the user cannot select days. */
  readonly actions: GridActions | null
}

/** Arrow keys move the focus, Shift extends the range, Enter opens a day, and Delete removes its items. */
export function useDayKeys({ grid, days, chosen, actions }: Options) {
  const [focused, setFocused] = useState<Day | null>(null)
  const [anchor, setAnchor] = useState<Day | null>(null)
  const reached = days.find(({ day }) => day === focused) ?? days.find(({ isToday }) => isToday) ?? days[0]
  const current = reached?.day ?? null
  const range = current === null ? null : rangeOf(anchor ?? current, current)

  // When the dialog of a range closes, the focus returns to the last day of the range.
  const lastChosen = useRef<DayRange | null>(null)
  useLayoutEffect(() => {
    if (chosen === null && lastChosen.current !== null)
      cellOf(grid.current, lastChosen.current.last)?.focus({ preventScroll: true })
    lastChosen.current = chosen
  }, [chosen, grid])

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

  return { current, extended: anchor === null ? null : range, onKeyDown, onFocus, clearRange: () => setAnchor(null) }
}

const cellOf = (root: HTMLElement | null, day: Day) => root?.querySelector<HTMLElement>(`[data-date="${day}"]`) ?? null

function dayOfCell(target: EventTarget): Day | null {
  const text = target instanceof HTMLElement ? (target.dataset.date ?? '') : ''
  return isDay(text) ? text : null
}
