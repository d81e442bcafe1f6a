import { loadsEarly } from '../api/loadEarly.ts'

const KEY = 'uurwerk.reloadedAt'
const ONCE_IN_MS = 30_000

/**
 * Reloads the page when the server no longer has a JavaScript file of this build, because the reload loads the new
 * build. The page reloads only once, to avoid an endless loop. The page does not reload without a network, or for a
 * file that nobody needs yet, because a reload loses what the user enters.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || loadsEarly()) return
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - reloadedAt < ONCE_IN_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
