import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { RowKey } from '../rowActions.ts'
import { focusOfRow } from './focusOfRow.ts'
import { placeAfterRemoval, type FocusedRow } from './placeAfterRemoval.ts'

/** The focused row can leave the list, for example when HR approves and the filter shows unapproved months. */
export function useFocusAfterRemoval<Row>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): void {
  const latest = useRef({ rows, rowKey })
  const focused = useRef<FocusedRow | null>(null)

  useLayoutEffect(() => {
    latest.current = { rows, rowKey }
  })

  useLayoutEffect(() => {
    const { activeElement, body } = document
    const before = focused.current
    if (activeElement !== body) {
      focused.current = focusedRow(activeElement, table.current, latest.current)
      return
    }
    const place = before && placeAfterRemoval(before, rows, latest.current.rowKey)
    if (place === null) return
    focused.current = null
    // The user may have scrolled after the action that removed the row. The page does not jump back to the row.
    focusOfRow(table.current?.querySelector(`tbody[data-index="${place}"]`))?.focus({ preventScroll: true })
  }, [table, rows])

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      focused.current = focusedRow(target, table.current, latest.current)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [table])
}

type List<Row> = { readonly rows: readonly Row[]; readonly rowKey: (row: Row) => RowKey }

function focusedRow<Row>(
  element: EventTarget | null,
  table: HTMLElement | null,
  { rows, rowKey }: List<Row>,
): FocusedRow | null {
  if (!(element instanceof Element) || table?.contains(element) !== true) return null
  const index = Number(element.closest<HTMLElement>('tbody[data-index]')?.dataset['index'] ?? -1)
  const row = rows[index]
  return row === undefined ? null : { key: rowKey(row), index }
}
