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
     * After an answer, older unanswered requests get a new key, because the answer may have changed what the user
     * means.
     */
    answered(): void {
      keys.clear()
    },
  }
}

// After this time another user may have reversed the action, and a repeated old answer would hide that.
const MAX_INTENT_MS = 60_000
