import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * After use, a control is disabled for a while, so that quick clicks do not go faster than the answers (rule
 * screens-27).
 */
export function useCooldown(milliseconds: number): { readonly resting: boolean; readonly rest: () => void } {
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const rest = useCallback(() => {
    setResting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResting(false), milliseconds)
  }, [milliseconds])
  return { resting, rest }
}
