/** The page and its data load first. */
const FIRST_MS = 3_000

/** Calls a function when the browser is idle, at the earliest after three seconds. */
export function whenIdle(act: () => void): void {
  // Safari has no `requestIdleCallback`.
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : act()), FIRST_MS)
}
