/**
 * The Idempotency-Key of a user's action. When the user presses the button again before the answer, or after an unclear
 * result, the request gets the same key, so that the server executes the action once. After any answer, the next press
 * gets a new key (rule screens-28).
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
     * Is called after an answer. The next press of any button then gets a new key, because the user may now want
     * another action.
     */
    answered(): void {
      keys.clear()
    },
  }
}

// The maximum time in milliseconds in which an Idempotency-Key is used again. After a longer time, another user may
// have reversed the action. With the same key, the server would only repeat its old answer, and the user would not see
// the reversal.
const MAX_INTENT_MS = 60_000
