/** The minimum time in milliseconds before the call, so that the page and its data load first. */
const FIRST_MS = 3_000

/** Calls a function when the browser is idle, at the earliest after `firstMs`. */
export function whenIdle(act: () => void, firstMs: number = FIRST_MS): void {
  // Safari has no `requestIdleCallback`, so a timer is used.
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : act()), firstMs)
}
