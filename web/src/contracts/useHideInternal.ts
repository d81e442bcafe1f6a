import { useCallback, useState } from 'react'

const KEY = 'uurwerk.hideInternal'

/**
 * True when the rows of the internal company are hidden. The browser remembers the choice until its tab is closed (rule
 * timesheets-41).
 */
export function useHideInternal(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(KEY) === 'true')
  return [
    hidden,
    useCallback((next: boolean) => {
      sessionStorage.setItem(KEY, String(next))
      setHidden(next)
    }, []),
  ]
}
