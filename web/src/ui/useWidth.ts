import { useCallback, useState } from 'react'

/**
 * A value that follows the width of an element in pixels, known from the first render of the element. The component
 * renders again only when the value changes. `valueOf` must be the same function in each render.
 */
export function useWidth<Value>(valueOf: (width: number) => Value) {
  const [value, setValue] = useState(() => valueOf(window.innerWidth))
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const measure = () => setValue(valueOf(element.clientWidth))
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [valueOf],
  )
  return { ref, value }
}
