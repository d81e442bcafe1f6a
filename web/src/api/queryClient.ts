import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { clearErrorOf, showError } from '../notices/notices.ts'
import { ApiProblem, endsSession, NoAnswer, sentenceOfError } from './apiProblem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `failure` is the banner's text when a read fails: 'De contracten van november 2026 konden niet geladen worden.'
     */
    queryMeta: { readonly failure?: string }
    /** The screen itself shows the refusal of this write, so the red banner does not. */
    mutationMeta: { readonly shownByScreen?: true }
  }
}

/**
 * A network error or a server error may pass, so the read is tried again. After a timeout it is not: the user has
 * waited long enough.
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
    // With 'always', a request without a network fails at once and shows an error. The default would pause it silently.
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
