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
    for (const type of ['pointerover', 'focusin']) listen(type, ({ target }) => setCell(cellAround(target)))
    for (const type of ['pointerleave', 'focusout']) listen(type, () => setCell(null))
    listen('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && setCell(null))
    return () => listening.abort()
  }, [grid])

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
