import type { MouseEvent } from 'react'

/** The browser handles a click that opens another tab. The second click of a double click is ignored. */
export const onPlainClick =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (event.detail < 2) act()
  }
