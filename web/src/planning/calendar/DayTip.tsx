import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { CalendarDay } from './calendarDays.ts'

type Props = {
  /** The element with the cells of the calendar. */
  readonly grid: RefObject<HTMLElement | null>
  readonly days: readonly CalendarDay[]
  /** True while a dialog already shows the warnings of the day. The tooltip then does not open. */
  readonly quiet: boolean
}

/**
 * A tooltip with the warnings and differences of the day under the pointer or with the focus. The accessible name of
 * the day contains the same text for screen readers.
 */
export function DayTip({ grid, days, quiet }: Props) {
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

  // The dialog has shown the same warnings, so the tooltip does not open again after the dialog closes.
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
