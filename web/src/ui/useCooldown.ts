import { useCallback, useEffect, useRef, useState } from 'react'

/** After use a control rests for a while, so that a burst of clicks does not run ahead of the answers. */
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
