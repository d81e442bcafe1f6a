import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from 'react-router'
import type { NavigateOptions } from 'react-router'
import { latestQuery } from './latestQuery.ts'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query of the address, and a function to change it. A change starts from the newest address, not from the rendered
 * one: React renders later, so of two quick changes the first would be lost.
 */
export function useQueryInAddress(): readonly [
  query: URLSearchParams,
  change: (change: Change, options?: NavigateOptions) => void,
] {
  const [query, setQuery] = useSearchParams()
  const router = use(RouterContext)?.router
  const change = useCallback(
    (make: Change, options?: NavigateOptions) =>
      setQuery((drawn) => make(router === undefined ? drawn : latestQuery(router.state)), options),
    [setQuery, router],
  )
  return [query, change]
}
