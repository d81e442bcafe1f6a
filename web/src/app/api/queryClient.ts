import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { clearErrorOf, showError } from '../notices.ts'
import { ApiProblem, endsSession, NoAnswer, sentenceOfError } from './apiProblem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `failure` is the text that the red banner shows when a read fails, such as 'De contracten van november 2026
     * konden niet geladen worden.'
     */
    queryMeta: { readonly failure?: string }
    /**
     * True when the screen itself shows why the server refused the write, so that the red banner does not show the
     * reason too.
     */
    mutationMeta: { readonly shownByScreen?: true }
  }
}

/**
 * Whether an error can disappear by itself. A read is tried again after a network error or a server error. A read is
 * not tried again after a timeout, because the user has already waited long.
 */
const isTransient = (error: Error): boolean =>
  error instanceof NoAnswer ? error.why === 'unreachable' : error instanceof ApiProblem && error.status >= 500

/** Shows in the red banner why a write failed, and scrolls to the banner. */
export function showFailure(error: unknown): void {
  if (endsSession(error)) return
  showError(sentenceOfError(error))
  window.scrollTo({ top: 0 })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!endsSession(error)) showError(query.meta?.failure ?? sentenceOfError(error), { source: query.queryHash })
    },
    onSuccess: (_data, query) => clearErrorOf(query.queryHash),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, { meta }) => {
      if (meta?.shownByScreen !== true) showFailure(error)
    },
  }),
  defaultOptions: {
    // With the network mode 'always', a request without a network fails at once and shows an error. With the default
    // mode, the request would wait without a message.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isTransient(error),
      retryDelay: 500,
    },
    // A repeated write keeps its Idempotency-Key, so the server executes it once.
    mutations: {
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isTransient(error),
      retryDelay: 500,
    },
  },
})
