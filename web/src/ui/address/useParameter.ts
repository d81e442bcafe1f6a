import { useCallback } from 'react'
import type { NavigateOptions } from 'react-router'
import { useQueryInAddress } from './useQueryInAddress.ts'

const REPLACE: NavigateOptions = { replace: true, preventScrollReset: true }

type Value = string | null

/**
 * Null removes the parameter. A new value replaces the URL in the history, and the page does not scroll. The new value
 * can also be a function of the value in the newest URL, so that two quick presses of a switch both count.
 */
export function useParameter(
  name: string,
  options = REPLACE,
): readonly [value: Value, set: (next: Value | ((current: Value) => Value)) => void] {
  const [query, change] = useQueryInAddress()
  const set = useCallback(
    (next: Value | ((current: Value) => Value)) =>
      change((current) => {
        const value = typeof next === 'function' ? next(current.get(name)) : next
        if (value === null) current.delete(name)
        else current.set(name, value)
        return current
      }, options),
    [change, name, options],
  )
  return [query.get(name), set]
}
