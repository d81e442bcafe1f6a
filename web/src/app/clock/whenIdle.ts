/** The minimum time in milliseconds before the call, so that the page and its data load first. */
const FIRST_MS = 3_000

/**
 * The maximum time in milliseconds to wait for an idle browser. Without this maximum, a busy browser could delay the
 * call for half a minute.
 */
const IDLE_MS = 2_000

/** Calls a function when the browser is idle, at the earliest after `firstMs`, and at the latest `IDLE_MS` later. */
export function whenIdle(act: () => void, firstMs: number = FIRST_MS): void {
  // Safari has no `requestIdleCallback`, so a timer is used.
  setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: IDLE_MS }) : act()),
    firstMs,
  )
}
