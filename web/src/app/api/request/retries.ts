import { useSyncExternalStore } from 'react'
import { NoAnswer } from '../apiProblem.ts'
import { makeListeners } from '../makeListeners.ts'

const MAX_TRIES_WHEN_BUSY = 3
const MAX_PAUSE_MS = 5000
/**
 * The time in milliseconds during which a request is repeated. It is longer than 25 seconds, the time without a
 * database while the database moves to another machine.
 */
const TIMEOUT_MS = 30_000
const FIRST_PAUSE_MS = 500

let waiting = 0
const { subscribe, tell } = makeListeners()

function addWaiting(change: 1 | -1): void {
  waiting += change
  tell()
}

export const isRetrying = (): boolean => waiting > 0

/** True while a request is repeated because the server or its database cannot be reached. */
export const useIsRetrying = (): boolean => useSyncExternalStore(subscribe, isRetrying)

type Options = { readonly mayRepeat: boolean; readonly signal?: AbortSignal }

/**
 * Sends a request at most three times after status 429, and repeats it for 30 seconds while there is no answer or the
 * status is 502 to 504 (rules screens-29, screens-66).
 */
export async function withRetries(ask: () => Promise<Response>, { mayRepeat, signal }: Options): Promise<Response> {
  const giveUpAt = performance.now() + TIMEOUT_MS
  let isWaiting = false
  try {
    for (let tries = 1; ; tries += 1) {
      const answer = await answerOf(ask)
      const pause = pauseAfter(answer, tries)
      const isGone = isAway(answer)
      if (pause === null || (isGone && (!mayRepeat || performance.now() + pause > giveUpAt))) {
        if (answer instanceof NoAnswer) throw answer
        return answer
      }
      if (isGone && !isWaiting) {
        isWaiting = true
        addWaiting(1)
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal?.throwIfAborted()
    }
  } finally {
    if (isWaiting) addWaiting(-1)
  }
}

const answerOf = (ask: () => Promise<Response>): Promise<Response | NoAnswer> =>
  ask().catch((error: unknown) => {
    if (error instanceof NoAnswer) return error
    throw error
  })

/**
 * True when the server or its database cannot be reached. Nobody knows then whether the server executed the request.
 */
export const isAway = (answer: Response | NoAnswer): boolean =>
  answer instanceof NoAnswer ? answer.why === 'unreachable' : [502, 503, 504].includes(answer.status)

/** The pause before the next attempt, in milliseconds; null when the request is not repeated. */
function pauseAfter(answer: Response | NoAnswer, tries: number): number | null {
  const retryAfterMs = answer instanceof NoAnswer ? 0 : Number(answer.headers.get('retry-after') ?? 0) * 1000
  if (retryAfterMs > MAX_PAUSE_MS) return null
  if (isAway(answer)) return retryAfterMs || Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)
  return answer instanceof Response && answer.status === 429 && retryAfterMs > 0 && tries < MAX_TRIES_WHEN_BUSY
    ? retryAfterMs
    : null
}
