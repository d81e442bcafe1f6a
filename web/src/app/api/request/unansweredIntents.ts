/**
 * A second press before the answer, or after an unclear result, gets the same Idempotency-Key, so that the server
 * executes the action once. After any answer, the next press gets a new key (rule screens-28).
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
    /** After an answer, the next press of any button gets a new key, because the user may want another action. */
    answered(): void {
      keys.clear()
    },
  }
}

// The maximum time in milliseconds in which an Idempotency-Key is used again. After a longer time, another user may
// have reversed the action. With the same key, the server would only repeat its old answer, and the user would not see
// the reversal.
const MAX_INTENT_MS = 60_000
