import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * The four layouts of the bar, from wide to narrow. 1: everything is visible. 2: the links are closer together and the
 * demo mark is hidden. 3: initials replace the name. 4: the links are in a menu.
 */
const FITS = ['whole', 'close', 'compact', 'drawer'] as const

/**
 * Chooses the layout of the bar by measuring it. The width of the window is not enough: the number of links depends on
 * the roles of the user, and their length depends on the language and the zoom.
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
    // The demo mark and the name of the user can appear after the links, and then less space is left for the links.
    if (room !== null) observer.observe(room)
    return () => observer.disconnect()
  })
}
