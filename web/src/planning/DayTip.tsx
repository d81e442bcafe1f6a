import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { CalendarDay } from './calendarDays.ts'

type Props = {
  /** What holds the cells of the calendar, which draws them itself. */
  readonly grid: RefObject<HTMLElement | null>
  readonly days: readonly CalendarDay[]
  /** While a dialog says it. */
  readonly quiet: boolean
}

/** What there is to notice of the day that is pointed at, tapped, or has the focus; a screen reader has it in the day's name. */
export function DayTip({ grid, days, quiet }: Props) {
  const [cell, setCell] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const root = grid.current
    if (root === null) return
    const listening = new AbortController()
    const listen = (type: string, react: (event: Event) => void) =>
      root.addEventListener(type, react, { signal: listening.signal })
    // A finger leaves the day as it lifts, and then comes the click.
    for (const type of ['pointerover', 'click']) listen(type, ({ target }) => setCell(cellAround(target)))
    listen('focusin', ({ target }) => {
      const focused = cellAround(target)
      // A day that a finger has chosen has the focus too, and would be covered until the next one is.
      if (focused?.matches(':focus-visible')) setCell(focused)
    })
    for (const type of ['pointerleave', 'focusout']) listen(type, () => setCell(null))
    listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && setCell(null))
    return () => listening.abort()
  }, [grid])

  // What a dialog has said is not said again when it closes.
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
