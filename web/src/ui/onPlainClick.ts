import type { MouseEvent } from 'react'

/**
 * The handler of a plain link whose click the screen handles itself. The browser handles a click that opens another tab
 * or window. The second click of a double click is ignored.
 */
export const onPlainClick =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (event.detail < 2) act()
  }
