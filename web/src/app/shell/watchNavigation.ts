import { NavigationType } from 'react-router'
import type { DataRouter } from 'react-router'
import { clearNoticesOfPreviousScreen } from '../notices.ts'

/** Scrolls to the top, focuses the content and clears the banners of the old screen. */
export function watchNavigation(router: DataRouter): void {
  let { location } = router.state
  router.subscribe(({ location: next, historyAction }) => {
    if (next.key === location.key) return
    const isOtherScreen = next.pathname !== location.pathname
    location = next
    // A change of month counts as a change of screen. A change of sort order or search only replaces the URL.
    if (isOtherScreen || historyAction !== NavigationType.Replace) clearNoticesOfPreviousScreen()
    if (!isOtherScreen) return
    window.scrollTo({ top: 0 })
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }))
  })
}
