import { useCallback, useEffect } from 'react'
import { isInternalHidden, keepInternalHidden } from '../app/month/internalHidden.ts'
import { useParameter } from '../ui/address/useParameter.ts'

const NAME = 'internal'
const HIDDEN = 'hidden'

/**
 * True when the rows of the internal company are hidden. The address contains the choice, so that a link shows the same
 * rows. The browser remembers the choice until its tab is closed (rule timesheets-41).
 */
export function useHideInternal(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const [written, set] = useParameter(NAME)
  const hidden = written === null ? isInternalHidden() : written === HIDDEN
  const hide = useCallback(
    (next: boolean) => {
      keepInternalHidden(next)
      set(next ? HIDDEN : null)
    },
    [set],
  )
  const isMissing = hidden && written === null
  useEffect(() => {
    if (isMissing) hide(true)
  }, [isMissing, hide])
  return [hidden, hide]
}

/** True when a query string hides the rows of the internal company. */
export const hidesInternal = (query: string): boolean => new URLSearchParams(query).get(NAME) === HIDDEN
