import { useCallback, useEffect } from 'react'
import { isInternalHidden, keepInternalHidden } from '../app/month/internalHidden.ts'
import { useParameter } from '../ui/address/useParameter.ts'

const NAME = 'internal'
const HIDDEN = 'hidden'

export type HideInternal = (next: boolean | 'toggle') => void

/**
 * The choice to hide the contracts at our own company. It is in the URL, so that a link contains it, and the browser
 * keeps it until the tab is closed (rule timesheets-41).
 */
export function useHideInternal(): readonly [hidden: boolean, hide: HideInternal] {
  const [text, set] = useParameter(NAME)
  const hidden = isHidden(text)
  const hide = useCallback<HideInternal>(
    (next) =>
      set((current) => {
        const isNowHidden = next === 'toggle' ? !isHidden(current) : next
        keepInternalHidden(isNowHidden)
        return isNowHidden ? HIDDEN : null
      }),
    [set],
  )
  const isMissing = hidden && text === null
  useEffect(() => {
    if (isMissing) hide(true)
  }, [isMissing, hide])
  return [hidden, hide]
}

const isHidden = (text: string | null): boolean => (text === null ? isInternalHidden() : text === HIDDEN)

/** True when a query string hides the contracts at our own company (the internal company). */
export const hidesInternal = (query: string): boolean => new URLSearchParams(query).get(NAME) === HIDDEN
