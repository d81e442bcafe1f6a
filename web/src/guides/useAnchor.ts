import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** To the heading that the address names, which the keyboard then goes on from; to the top of a guide without one. */
export function useAnchor(): void {
  const location = useLocation()
  useEffect(() => {
    const heading = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (heading === null) {
      window.scrollTo(0, 0)
      return
    }
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [location])
}
