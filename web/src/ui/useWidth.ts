import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Renders again only when the value changes. Before the first layout, the width of the window is used. `valueOf` must
 * be the same function in each render.
 */
export function useWidth<Value>(valueOf: (width: number) => Value) {
  const [value, setValue] = useState(() => valueOf(window.innerWidth))
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      // The observer runs after the layout and before the paint. Reading the width earlier costs a second layout.
      let shown: Value | undefined
      const observer = new ResizeObserver(() => {
        const now = valueOf(element.clientWidth)
        // When the width changed but the value that depends on it did not, nothing renders again.
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
