import { vi } from 'vitest'

/** The maximum duration of `vi.waitFor`, unless a test sets another one. It ends a test that hangs. */
const HANGS_AFTER_MS = 60_000

// Vitest has no setting for this duration, and its own 1 s is too short for a machine with other work. Test files share
// `vi`, so only the first file of a worker replaces the function.
if (!vi.waitFor.waitsLong) {
  const { waitFor } = vi
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: HANGS_AFTER_MS, ...options })
  vi.waitFor.waitsLong = true
}
