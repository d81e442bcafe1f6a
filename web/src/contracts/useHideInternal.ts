import { useCallback, useEffect } from 'react'
import { isInternalHidden, keepInternalHidden } from '../app/month/internalHidden.ts'
import { useParameter } from '../ui/address/useParameter.ts'

const NAME = 'internal'
const HIDDEN = 'hidden'

/**
 * The choice to hide the contracts at our own company. It is in the URL, so that a link contains it, and the browser
 * keeps it until the tab is closed (rule timesheets-41).
 */
export function useHideInternal(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const [text, set] = useParameter(NAME)
  const hidden = text === null ? isInternalHidden() : text === HIDDEN
  const hide = useCallback(
    (next: boolean) => {
      keepInternalHidden(next)
      set(next ? HIDDEN : null)
    },
    [set],
  )
  const isMissing = hidden && text === null
  useEffect(() => {
    if (isMissing) hide(true)
  }, [isMissing, hide])
  return [hidden, hide]
}

/** True when a query string hides the contracts at our own company (the internal company). */
export const hidesInternal = (query: string): boolean => new URLSearchParams(query).get(NAME) === HIDDEN
