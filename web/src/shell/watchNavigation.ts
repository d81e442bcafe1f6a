import { NavigationType } from 'react-router'
import type { DataRouter } from 'react-router'
import { clearNoticesOfPreviousScreen } from '../notices/notices.ts'

/** At every change of screen: back to the top, reading starts at the content, and the banners of the old screen go. */
export function watchNavigation(router: DataRouter): void {
  let { location } = router.state
  router.subscribe(({ location: next, historyAction }) => {
    if (next.key === location.key) return
    const isOtherScreen = next.pathname !== location.pathname
    location = next
    // Another month is a navigation too; a sort or a search only rewrites the address.
    if (isOtherScreen || historyAction !== NavigationType.Replace) clearNoticesOfPreviousScreen()
    if (!isOtherScreen) return
    window.scrollTo({ top: 0 })
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }))
  })
}
