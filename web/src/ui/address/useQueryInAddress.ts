import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from 'react-router'
import type { NavigateOptions } from 'react-router'
import { latestQuery } from './latestQuery.ts'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query string of the address, and a function that changes it. Each change starts from the newest address. With the
 * rendered address, the first of two quick changes would be lost, because React renders later.
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
