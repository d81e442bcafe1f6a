import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useSearchParams } from 'react-router'
import type { NavigateOptions } from 'react-router'
import { latestQuery } from './latestQuery.ts'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The query string of the URL, and a function that changes it. Each change starts from the newest URL, and not from the
 * URL that React rendered last. Otherwise the first of two quick changes would be lost. The function stays the same
 * object, so an element with this function does not have to render again.
 */
export function useQueryInAddress(): readonly [
  query: URLSearchParams,
  change: (change: Change, options?: NavigateOptions) => void,
] {
  const [query] = useSearchParams()
  const router = use(RouterContext)?.router
  const navigate = useNavigate()
  const change = useCallback(
    (make: Change, options?: NavigateOptions) =>
      router !== undefined && void navigate(`?${make(latestQuery(router.state))}`, options),
    [navigate, router],
  )
  return [query, change]
}
