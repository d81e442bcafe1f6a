import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * The four layouts of the bar, from wide to narrow: everything visible; links closer together, without the demo mark;
 * initials instead of the name; links in a menu.
 */
const FITS = ['whole', 'close', 'compact', 'drawer'] as const

/**
 * Chooses the layout by measuring the bar. The window's width is not enough, because the number of links depends on the
 * roles and their length on the language and the zoom.
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
    // The demo mark and the name can appear later, beside the links.
    if (room !== null) observer.observe(room)
    return () => observer.disconnect()
  })
}
