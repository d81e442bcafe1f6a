import type { AnyInput } from '@uurwerk/contract/callInput'
import { currentUser } from '@uurwerk/contract/identity/identity'
import type { Query } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'
import { mayBeKept } from './answerOrKept.ts'
import { keepAnswerOf } from './keptAnswers.ts'
import { whenIdle } from '../../clock/whenIdle.ts'
import { isShownAsKept, showAsFresh } from './shownKept.ts'

/** The delay in milliseconds before the browser keeps an answer, so that the screen shows the answer first. */
const REST_MS = 500

/** Keeps the answers that this page has, and each later answer. Returns a function that stops this. */
export function keepAnswers(): () => void {
  const cache = queryClient.getQueryCache()
  const isOfPerson = ({ queryKey: [path] }: Query) => path === currentUser.path
  // The answer about the current user is kept first, because it decides for which person answers are kept.
  void keepAll([...cache.getAll()].toSorted((a, b) => Number(isOfPerson(b)) - Number(isOfPerson(a))))
  const arrived = new Set<Query>()
  return cache.subscribe(({ query, type, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success' || !mayBeKept(query.queryKey[0]))
      return
    if (arrived.size === 0) whenIdle(keepArrived, REST_MS)
    arrived.add(query)
  })

  function keepArrived(): void {
    const queries = [...arrived]
    arrived.clear()
    void keepAll(queries)
  }
}

async function keepAll(queries: readonly Query[]): Promise<void> {
  for (const { queryKey, queryHash, state } of queries) {
    const [path, input] = queryKey as readonly [unknown, AnyInput]
    if (!mayBeKept(path) || state.data === undefined || isShownAsKept(queryHash)) continue
    // The browser can refuse to store an answer. This failure is ignored, because its only effect is that this answer
    // is missing when there is no network.
    await keepAnswerOf({ path }, input, state.data).catch(() => undefined)
  }
}

/** Sends the reads of the open screens that show a kept answer again. Other screens read their data when they open. */
export async function refreshKept(): Promise<void> {
  const predicate = ({ queryHash }: { readonly queryHash: string }) => isShownAsKept(queryHash)
  for (const query of queryClient.getQueryCache().findAll({ predicate, type: 'inactive' })) {
    showAsFresh(query.queryHash)
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
  }
  await queryClient.invalidateQueries({ predicate })
}
