import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import classes from '../table.module.css'

const TYPED = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]'
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

type Keys<Row> = Readonly<Record<string, (row: Row) => void>>

/**
 * The keyboard keys of a list. The arrow keys or j and k move the focus between rows, x or Space selects the row, and
 * Enter opens the row. The key '/' goes to the search field from any place on the screen. A list can add other keys.
 */
export function useTableKeys<Row>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly Row[],
  keys: Keys<Row> = {},
): void {
  const latest = useRef({ rows, keys })
  useLayoutEffect(() => {
    latest.current = { rows, keys }
  })

  useEffect(() => {
    function act(event: KeyboardEvent): void {
      const { key, target } = event
      if (isForOthers(event) || !(target instanceof HTMLElement)) return
      const body = target.closest<HTMLElement>('tbody[data-index]')
      if (body === null) return goToList(event)
      // The content below a row has its own keyboard keys.
      if (table.current?.contains(body) !== true || target.closest(`.${classes.below}`) !== null) return
      const step = STEPS[key]
      const row = latest.current.rows[Number(body.dataset['index'])]
      const take = latest.current.keys[key]
      if (step !== undefined) move(event, body, step)
      else if (key === 'x' || (key === ' ' && target instanceof HTMLAnchorElement)) choose(event, body)
      else if (row !== undefined && take !== undefined) {
        event.preventDefault()
        take(row)
      } else goToList(event)
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [table])
}

const isForOthers = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED) !== null)

const nameOf = (body: Element | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`.${classes.open}`) ??
  body?.querySelector<HTMLElement>(`.${classes.choice} input`) ??
  null

function move(event: KeyboardEvent, body: HTMLElement, step: 1 | -1): void {
  const next = nameOf(step === 1 ? body.nextElementSibling : body.previousElementSibling)
  if (next === null) return
  event.preventDefault()
  next.focus()
}

function choose(event: KeyboardEvent, body: HTMLElement): void {
  const tick = body.querySelector<HTMLElement>(`.${classes.choice} input`)
  if (tick === null) return
  event.preventDefault()
  tick.click()
}

/**
 * The key '/' moves the focus to the search field of the list. When no element has the focus, the key j moves the focus
 * to the first row.
 */
function goToList(event: KeyboardEvent): void {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return
  if (event.key === '/') {
    const search = document.querySelector<HTMLElement>('main input[type="search"]')
    if (search === null) return
    event.preventDefault()
    search.focus()
  } else if (event.key === 'j' && document.activeElement === document.body) {
    nameOf(document.querySelector('main tbody[data-index]'))?.focus()
  }
}
