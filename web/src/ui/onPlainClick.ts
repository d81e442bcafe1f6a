import type { MouseEvent } from 'react'

/**
 * Runs `act` after a normal click. A click with Ctrl, Cmd or Shift opens another tab or window, so the browser handles
 * it. The second click of a double click is ignored.
 */
export const onPlainClick =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (event.detail < 2) act()
  }
