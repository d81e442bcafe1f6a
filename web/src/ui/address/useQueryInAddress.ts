import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useSearchParams } from 'react-router'
import type { NavigateOptions } from 'react-router'
import { latestQuery } from './latestQuery.ts'

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * Each change starts from the newest URL, because the first of two quick changes would be lost with the rendered URL.
 * The function stays the same object, so that elements do not render again.
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
