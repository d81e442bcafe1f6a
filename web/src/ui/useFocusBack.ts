import { useEffect, useRef } from 'react'

/** Gives the focus back to what opened a dialog, also where the dialog goes away as a whole instead of closing. */
export function useFocusBack(opened: boolean): void {
  const opener = useRef<Element | null>(null)
  // While it is drawn for the first time the focus has not moved into it yet.
  if (opened && opener.current === null) opener.current = document.activeElement
  if (!opened) opener.current = null

  useEffect(
    () => () => {
      const { current } = opener
      // What was opened in its place may have taken the focus already.
      if (document.activeElement !== document.body) return
      // On a change of screen what opened it is gone, and the focus is the new screen's.
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    },
    [],
  )
}
