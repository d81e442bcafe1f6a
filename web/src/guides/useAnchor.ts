import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the heading that the address names and moves the keyboard focus to it. Without an anchor it scrolls to the
 * top.
 */
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
