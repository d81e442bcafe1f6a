import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { clearErrorOf, showError } from '../notices.ts'
import { endsSession, isDropped, sentenceOfError } from './apiProblem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** The text of the red banner, such as 'De contracten van november 2026 konden niet geladen worden.' */
    queryMeta: {
      readonly failure?: string
      /** True when the red banner does not show the failure. */ readonly isQuiet?: true
    }
    /** The screen itself shows why the server refused the write, so the red banner does not. */
    mutationMeta: {
      readonly shownByScreen?: true
      /**
       * The people whose planning the write changes. Given only when the write cannot change the planning of other
       * people. The team planning then reads only these people again.
       */
      readonly people?: readonly number[]
    }
  }
}

/** Shows in the red banner why a write failed, and scrolls to the banner. */
export function showFailure(error: unknown): void {
  if (endsSession(error) || isDropped(error)) return
  showError(sentenceOfError(error))
  window.scrollTo({ top: 0 })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (endsSession(error) || query.meta?.isQuiet === true) return
      showError(query.meta?.failure ?? sentenceOfError(error), { source: query.queryHash })
    },
    onSuccess: (_data, query) => clearErrorOf(query.queryHash),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, { meta }) => {
      if (meta?.shownByScreen !== true) showFailure(error)
    },
  }),
  defaultOptions: {
    // The query client does not repeat a request, because `send` already does. In the mode 'always', a request without
    // a network fails with an error, which the user sees. In the default mode, the request would wait without a
    // message.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
