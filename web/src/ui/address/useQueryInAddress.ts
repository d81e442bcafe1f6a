import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useSearchParams } from 'react-router'
import type { NavigateOptions } from 'react-router'
import { latestQuery } from './latestQuery.ts'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * Each change starts from the newest URL. With the URL of the last render, the second of two quick changes would remove
 * the first. The function stays the same object, so that elements do not render again.
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
