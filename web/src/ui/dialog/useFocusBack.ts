import { useEffect, useRef } from 'react'

/** Gives the focus back to the element that opened a dialog, also when the dialog is removed before it closes. */
export function useFocusBack(opened: boolean): void {
  const opener = useRef<Element | null>(null)
  // During the first render, the focus is still on the element that opens the dialog, so that element is stored now.
  if (opened && opener.current === null) opener.current = document.activeElement
  if (!opened) opener.current = null

  useEffect(
    () => () => {
      const { current } = opener
      // Another element has the focus, for example in a dialog that has opened. The focus then does not move back.
      if (document.activeElement !== document.body) return
      // After a change of screen the element that opened the dialog no longer exists, and the new screen has the focus.
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    },
    [],
  )
}
