import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A value that follows the width of an element in pixels. The component renders again only when the value changes. Until
 * the browser has calculated its layout, the element is taken to be as wide as the window. `valueOf` must be the same
 * function in each render.
 */
export function useWidth<Value>(valueOf: (width: number) => Value) {
  const [value, setValue] = useState(() => valueOf(window.innerWidth))
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      // The observer runs after the layout and before the paint. Reading the width earlier would make the browser
      // calculate the layout twice.
      let shown: Value | undefined
      const observer = new ResizeObserver(() => {
        const now = valueOf(element.clientWidth)
        // A longer list is no wider.
        if (now === shown) return
        shown = now
        flushSync(() => setValue(now))
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [valueOf],
  )
  return { ref, value }
}
