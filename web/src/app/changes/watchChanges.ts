import { recentChanges } from '@uurwerk/contract/audit/recentChanges'
import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import { isFromServer } from '../api/apiProblem.ts'
import { answerOf } from '../api/call.ts'
import { queryClient } from '../api/queryClient.ts'

const EVERY_MS = 15_000
const MOST_KEPT = 2000

/** The changes by other people; null when there are more changes than the server can name. */
export type Changes = readonly RecentChange[] | null
/** Leaves out the changes that the signed-in user made in this browser. `requestedAt` is the time of the request. */
export type MadeElsewhere = (changes: readonly RecentChange[], requestedAt: number) => readonly RecentChange[]

type Watch = {
  /** Set when the screen must also follow the changes that the same user makes in other browsers. */
  readonly madeElsewhere?: MadeElsewhere
  readonly onChanges: (changes: Changes) => Promise<unknown>
}

/**
 * Asks the server for changes every 15 seconds while the tab is visible (rule screens-49). Returns a function that
 * stops these requests.
 */
export function watchChanges({ onChanges, madeElsewhere }: Watch): () => void {
  let since: number | null = null
  let isAsking = false
  let hasStopped = false
  // The ids of the changes that were handled, because the same change can be in several answers.
  const handled = new Set<number>()

  async function ask(): Promise<void> {
    // While a write runs, the browser does not ask for changes, because the answer to the write also contains the
    // changes of other users.
    if (isAsking || document.hidden || queryClient.isMutating() > 0) return
    isAsking = true
    const requestedAt = Date.now()
    try {
      const query = { ...(since !== null && { since: `${since}` }), ...(madeElsewhere && { own: 'true' as const }) }
      const answer = await answerOf(recentChanges, { query })
      if (hasStopped || queryClient.isMutating() > 0) return
      // In the first answer, the user's own changes are older than the read of the screen, so the screen already shows
      // them.
      const unhandled = answer.changes.filter(({ id, isOwn }) => !handled.has(id) && !(isOwn && since === null))
      const fresh = madeElsewhere?.(unhandled, requestedAt) ?? unhandled
      const isMuch = !answer.isComplete && (fresh.length > 0 || answer.changes.length === 0)
      if (isMuch || fresh.length > 0) await onChanges(isMuch ? null : fresh)
      since = answer.until
      for (const { id } of answer.changes) handled.add(id)
      for (const id of [...handled].slice(0, Math.max(0, handled.size - MOST_KEPT))) handled.delete(id)
    } catch (error) {
      // When the screen cannot be read again, it keeps its rows, and the next request gets the same changes again.
      if (!isFromServer(error)) throw error
    } finally {
      isAsking = false
    }
  }

  void ask()
  const timer = setInterval(() => void ask(), EVERY_MS)
  const onVisible = () => void ask()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    hasStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
