import type { MouseEvent } from 'react'

/**
 * The click handler of a link that the app opens without loading the page again. When a click opens another tab or
 * window, the browser handles it. The second click of a double click is ignored.
 */
export const onPlainClick =
  (act: () => unknown) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (event.detail < 2) act()
  }
