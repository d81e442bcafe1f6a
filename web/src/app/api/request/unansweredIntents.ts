/**
 * The Idempotency-Key of one intent. A second press, and a press after an unclear result, are the same intent and keep
 * the key, so the server executes the action once. After any answer, the same press is a new intent (rule screens-28).
 */
export function unansweredIntents(newKey: () => string, now: () => number) {
  const keys = new Map<string, { key: string; since: number }>()
  return {
    keyOf(intent: string): string {
      const known = keys.get(intent)
      if (known !== undefined && now() - known.since < MAX_INTENT_MS) return known.key
      const key = newKey()
      keys.set(intent, { key, since: now() })
      return key
    },
    /**
     * After an answer, older requests without an answer get a new key, because the user may now want something else.
     */
    answered(): void {
      keys.clear()
    },
  }
}

// A key is used for a limited time only. Later, another user may have reversed the action, and the repeated old answer
// would hide that.
const MAX_INTENT_MS = 60_000
