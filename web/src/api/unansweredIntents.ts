/**
 * The Idempotency-Key of what someone means to do. Pressing twice, and pressing again after an unclear result, is one
 * intent and keeps its key, so the server does it once. Once anything has been answered, the same press is a new intent.
 */
export function unansweredIntents(newKey: () => string, now: () => number) {
  const keys = new Map<string, { key: string; since: number }>()
  return {
    keyOf(intent: string): string {
      const known = keys.get(intent)
      if (known !== undefined && now() - known.since < LONGEST_MS) return known.key
      const key = newKey()
      keys.set(intent, { key, since: now() })
      return key
    },
    /** What was asked before this answer is looked at afresh: what it meant may have changed with it. */
    answered(): void {
      keys.clear()
    },
  }
}

// Longer ago, someone else may have undone it in between, and a repeated answer would hide that.
const LONGEST_MS = 60_000
