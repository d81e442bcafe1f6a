import { SIGNED_IN_CACHE } from '../serviceWorker/names.ts'

const KEY = 'uurwerk.signIns'

/** The number of times that somebody signed in with this browser. */
export const signIns = (): number => Number(localStorage.getItem(KEY) ?? 0)

export const countSignIn = (): void => localStorage.setItem(KEY, String(signIns() + 1))

let isKnown = false

/** Lets the service worker know that the kept pages are useful in this browser (rule offline-1). */
export function markAsSignedIn(): void {
  if (isKnown || !('caches' in globalThis)) return
  isKnown = true
  void caches.open(SIGNED_IN_CACHE).catch(() => undefined)
}
