import { useCallback, useState } from 'react'

/** How wide an element is, in px, from its first drawing on. */
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
