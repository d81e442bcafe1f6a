import { loadsEarly } from '../api/loadEarly.ts'

const KEY = 'uurwerk.reloadedAt'
const ONCE_IN_MS = 30_000

/**
 * The server no longer has a file of this build, so the reload loads the new build: once, to avoid an endless loop. Not
 * without a network or for a file that nobody needs yet, because a reload loses input.
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
