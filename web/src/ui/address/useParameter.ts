import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router'
import { useQueryInAddress } from './useQueryInAddress.ts'

const REPLACE: NavigateOptions = { replace: true, preventScrollReset: true }

/** Null removes the parameter. A new value replaces the URL in the history, and the page does not scroll. */
export function useParameter(
  name: string,
  options = REPLACE,
): readonly [value: string | null, set: (value: string | null) => void] {
  const [query, change] = useQueryInAddress()
  const set = useCallback(
    (value: string | null) =>
      change((current) => {
        if (value === null) current.delete(name)
        else current.set(name, value)
        return current
      }, options),
    [change, name, options],
  )
  return [query.get(name), set]
}
