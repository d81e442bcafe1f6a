import { NavigationType } from 'react-router'
import type { DataRouter } from 'react-router'
import { clearNoticesOfPreviousScreen } from '../notices.ts'

/** The elements that can have the focus. */
const FOCUSABLE = 'a, button, input, select, textarea, [tabindex]'

/**
 * Scrolls to the top, focuses the content and clears the banners of the old screen. A field of the new screen keeps the
 * focus that it already has.
 */
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
    const ofOldScreen = new Set(document.getElementById('content')?.querySelectorAll(FOCUSABLE))
    requestAnimationFrame(() => {
      const content = document.getElementById('content')
      const { activeElement: active } = document
      // On a busy computer, the new screen can give the focus to one of its fields before this frame is drawn.
      if (active === null || ofOldScreen.has(active) || !content?.contains(active))
        content?.focus({ preventScroll: true })
    })
  })
}
