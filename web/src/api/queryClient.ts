import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { clearErrorOf, showError } from '../notices/notices.ts'
import { ApiProblem, endsSession, NoAnswer, sentenceOfError } from './apiProblem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure` says in the banner what could not be read: 'De contracten van november 2026 konden niet geladen worden.' */
    queryMeta: { readonly failure?: string }
    /** The screen shows a refusal in its own place, instead of the red banner. */
    mutationMeta: { readonly shownByScreen?: true }
  }
}

/** Worth another try: the line was bad or the server had a hiccup. After a time-out the person has waited enough. */
const mayPass = (error: Error): boolean =>
  error instanceof NoAnswer ? error.why === 'unreachable' : error instanceof ApiProblem && error.status >= 500

/** Says in the red banner why a write failed, and scrolls to it. */
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
    // 'always': without a network a request fails at once and says so, where it would otherwise wait in silence.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      retryDelay: 500,
    },
    // A write keeps its Idempotency-Key when it is tried again, so it is never done twice.
    mutations: { networkMode: 'always', retry: (failures, error) => failures < 1 && mayPass(error), retryDelay: 500 },
  },
})
