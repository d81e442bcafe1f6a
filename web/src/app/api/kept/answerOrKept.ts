import type { AnyInput } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { hashKey } from '@tanstack/react-query'
import { now } from '../../clock/now.ts'
import { ApiProblem, NoAnswer } from '../apiProblem.ts'
import { queryClient } from '../queryClient.ts'
import { isShownAsKept, showAsFresh, showAsKept } from './shownKept.ts'

/** The code for kept answers loads only when it is needed, because the sign-in page and HR's screens do not need it. */
const loadKeptAnswers = () => import('./keptAnswers.ts')

/**
 * True for the reads of an employee whose answers the browser may keep. The list in `withoutHealth.ts` decides which of
 * these answers it keeps.
 */
export const mayBeKept = (path: unknown): path is string =>
  /^\/(timesheet|contract|recup|user\/current)(\/|$)/.test(String(path))

const TIMEOUT_MS = 3000
const LATE = Symbol('late')

/**
 * The answer of a read. When there is no network, or when the server does not answer within three seconds, it is the
 * answer that the page already has, or else the answer that the browser kept (rule offline-12).
 */
export async function answerOrKept<T>(endpoint: Endpoint, input: AnyInput, ask: () => Promise<T>): Promise<T> {
  if (!mayBeKept(endpoint.path)) return ask()
  const queryKey = [endpoint.path, input] as const
  const queryHash = hashKey(queryKey)
  const server = { hasAnswered: false }
  const network = ask().then((answer) => {
    server.hasAnswered = true
    showAsFresh(queryHash)
    return answer
  })
  network.catch(() => undefined)
  try {
    const first = await Promise.race([network, late()])
    if (first !== LATE) return first
  } catch (error) {
    if (!isWithoutAnswer(error)) throw error
    return await known().then((answer) => answer ?? Promise.reject(error as Error))
  }
  const answer = await known()
  // The answer of the server can arrive while the browser reads the answer that it kept.
  if (answer === null || server.hasAnswered) {
    showAsFresh(queryHash)
    return network
  }
  // A late answer of the server replaces the kept answer, but not after another change of the data, because the late
  // answer can then be too old.
  const updates = (queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0) + 1
  network.then(
    (fresh) => {
      const state = queryClient.getQueryState(queryKey)
      if (state?.dataUpdateCount === updates && !state.isInvalidated && state.fetchStatus === 'idle')
        queryClient.setQueryData(queryKey, fresh)
    },
    () => undefined,
  )
  return answer

  async function known(): Promise<T | null> {
    const state = queryClient.getQueryState<T>(queryKey)
    if (state?.data !== undefined) {
      if (!isShownAsKept(queryHash))
        showAsKept(queryHash, now() - Math.round((Date.now() - state.dataUpdatedAt) / 1000))
      return state.data
    }
    const { keptAnswerOf } = await loadKeptAnswers()
    const kept = await keptAnswerOf<Endpoint, T>(endpoint, input)
    if (kept === null) return null
    showAsKept(queryHash, kept.readAt)
    return kept.answer
  }
}

const late = (): Promise<typeof LATE> => new Promise((resolve) => setTimeout(() => resolve(LATE), TIMEOUT_MS))

const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof ApiProblem && [502, 503, 504].includes(error.status))

/** Deletes all answers that the browser keeps for use without a network. */
export const forgetKept = async (): Promise<void> => (await loadKeptAnswers()).forgetKeptAnswers()
