import { vi } from 'vitest'

/** The maximum duration of `vi.waitFor`, unless a test sets another one. It ends a test that hangs. */
const HANGS_AFTER_MS = 60_000

// Vitest has no setting for this duration, and its default of 1 s is too short on a busy machine. All test files of a
// worker share `vi`, so only the first file replaces the function.
if (!vi.waitFor.waitsLong) {
  const { waitFor } = vi
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: HANGS_AFTER_MS, ...options })
  vi.waitFor.waitsLong = true
}
