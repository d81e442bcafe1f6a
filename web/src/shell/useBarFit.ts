import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** From all in view, to links that are closer together without the demo mark, to initials for the name, to the links behind a button. */
const FITS = ['whole', 'close', 'compact', 'drawer'] as const

/**
 * How much of the bar there is room for. It is measured, and not guessed from the width of the window, since the number of
 * links depends on the roles and their length on the language and the magnification.
 */
export function useBarFit(bar: RefObject<HTMLElement | null>, links: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [measuredBar, measuredLinks] = [bar.current, links.current]
    if (measuredBar === null) return
    if (measuredLinks === null) {
      measuredBar.dataset.fit = 'drawer'
      return
    }
    const room = measuredLinks.parentElement
    const fit = () => {
      for (const level of FITS) {
        measuredBar.dataset.fit = level
        if (measuredLinks.offsetWidth <= (room?.clientWidth ?? 0)) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(measuredBar)
    observer.observe(measuredLinks)
    // What stands beside the links may come later: the demo's mark, the name.
    if (room !== null) observer.observe(room)
    return () => observer.disconnect()
  })
}
