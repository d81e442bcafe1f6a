import { useCallback, useState } from 'react'

/** The width of an element in pixels, known from the first render of the element. */
export function useWidth() {
  const [width, setWidth] = useState(() => window.innerWidth)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
