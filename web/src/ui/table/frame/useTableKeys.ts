import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import classes from '../table.module.css'
import { focusOfRow } from './focusOfRow.ts'
import { keyAct } from './keyAct.ts'
import type { Focus } from './keyAct.ts'

const FIELD = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]'
const SEARCH = 'input[type="search"]'

type Keys<Row> = Readonly<Record<string, (row: Row) => void>>

/**
 * The arrows or j and k move between rows, x or Space selects, Enter opens (rule screens-51). From any place on the
 * screen, '/' goes to the search field and j to the first row. A list can add keys.
 */
export function useTableKeys<Row>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly Row[],
  keys: Keys<Row> = {},
  isLoading = false,
): void {
  const latest = useRef({ rows, keys, isLoading })
  useLayoutEffect(() => {
    latest.current = { rows, keys, isLoading }
  })

  // A layout effect adds the listener before the user sees the list. With an effect, a key that the user presses at that
  // moment would have no effect.
  useLayoutEffect(() => {
    function act(event: KeyboardEvent): void {
      const { target } = event
      if (isForOthers(event) || !(target instanceof HTMLElement)) return
      const focus = focusOf(target, table.current)
      if (focus === null) return
      const isSpaceOnLink = event.key === ' ' && target instanceof HTMLAnchorElement
      const pressed = { key: isSpaceOnLink ? 'x' : event.key, repeat: event.repeat }
      const body = target.closest<HTMLElement>('tbody[data-index]')
      const row = latest.current.rows[Number(body?.dataset['index'])]
      switch (keyAct(pressed, focus, latest.current.keys)) {
        case 'next':
          return moveTo(event, focusOfRow(body?.nextElementSibling))
        case 'previous':
          return moveTo(event, focusOfRow(body?.previousElementSibling))
        case 'choose': {
          const tick = body?.querySelector<HTMLElement>(`.${classes.choice} input`)
          if (tick) event.preventDefault()
          return tick?.click()
        }
        case 'own':
          event.preventDefault()
          if (row !== undefined) latest.current.keys[event.key]?.(row)
          return
        case 'toSearch':
          return moveTo(event, document.querySelector<HTMLElement>(`main ${SEARCH}`))
        case 'toFirst': {
          const list = focus === 'search' ? table.current : document.querySelector('main')
          const first = firstRowIn(list)
          if (first === null && latest.current.isLoading && table.current !== null) focusFirstRow(table.current)
          return moveTo(event, first)
        }
        case 'ignore':
          return event.preventDefault()
        case null:
      }
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [table])
}

const firstRowIn = (list: Element | null): HTMLElement | null => focusOfRow(list?.querySelector('tbody[data-index]'))

/**
 * Moves the focus to the first row when the rows have loaded, because the user pressed a key before that. When the user
 * has moved the focus since then, it does not move again (rule screens-62).
 */
function focusFirstRow(table: HTMLTableElement): void {
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    const first = firstRowIn(table)
    if (first === null && table.isConnected) return
    observer.disconnect()
    if (document.activeElement === before) first?.focus()
  })
  observer.observe(table, { childList: true, subtree: true })
}

const isForOthers = ({ defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented || isComposing || ctrlKey || metaKey || altKey

/** The focused element; null when the keys belong to another list, the content below a row, or a dialog. */
function focusOf(target: HTMLElement, table: HTMLElement | null): Focus | null {
  const body = target.closest('tbody[data-index]')
  if (body !== null && (table?.contains(body) !== true || target.closest(`.${classes.below}`) !== null)) return null
  const isField = target.closest(FIELD) !== null
  if (body !== null) return isField ? 'field' : 'row'
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return null
  if (isField) return target.matches(SEARCH) && isAbove(target, table) ? 'search' : 'field'
  return target.matches('input[type="radio"]') ? 'radio' : 'screen'
}

const isAbove = (search: HTMLElement, table: HTMLElement | null): boolean =>
  search.closest(`.${classes.tools}`)?.parentElement?.contains(table) === true

function moveTo(event: KeyboardEvent, element: HTMLElement | null): void {
  if (element === null) return
  event.preventDefault()
  element.focus()
}
