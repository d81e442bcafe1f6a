const KEY = 'uurwerk.reloadedAt'
const ONCE_IN_MS = 30_000

/** A part of the app that is gone belongs to an older build: a reload brings the new one. Once, or it would go on for ever. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - reloadedAt < ONCE_IN_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
