const KEY = 'uurwerk.reloadedAt'
const ONCE_IN_MS = 30_000

/**
 * A chunk that does not exist on the server belongs to an older build, and a reload loads the new build. It reloads
 * once only, to avoid an endless loop.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - reloadedAt < ONCE_IN_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
