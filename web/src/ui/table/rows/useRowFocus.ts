import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import classes from '../table.module.css'

const FIELDS = 'input:not([type="hidden"]), select, textarea'

/**
 * Moves the focus to the content that opens below a row, and back to the row when the content closes. When the row was
 * removed, the next row gets the focus. The result is a ref for the cell with the content.
 */
export function useRowFocus(isExpanded: boolean): RefObject<HTMLTableCellElement | null> {
  const cell = useRef<HTMLTableCellElement>(null)
  const rows = useRef<readonly (Element | null | undefined)[]>([])

  // A layout effect runs before React removes the row. The code can then still find the neighbouring rows.
  useLayoutEffect(() => {
    if (!isExpanded) return
    const row = cell.current?.closest('tbody')
    return () => {
      rows.current = [row, row?.nextElementSibling, row?.previousElementSibling]
    }
  }, [isExpanded])

  useEffect(() => {
    if (!isExpanded) return
    const opened = cell.current
    if (opened !== null && !opened.contains(document.activeElement)) {
      const first = opened.querySelector<HTMLElement>(FIELDS) ?? opened.querySelector<HTMLElement>('button')
      first?.focus({ preventScroll: true })
    }
    return () => {
      // When the focus is already on another element, for example on another row or in a question, it does not move.
      if (document.activeElement !== document.body) return
      const buttons = rows.current
        .filter((row) => row?.isConnected === true)
        .map((row) => row?.querySelector<HTMLElement>(`.${classes.open}`) ?? null)
      buttons.find((button) => button !== null)?.focus({ preventScroll: true })
    }
  }, [isExpanded])
  return cell
}
