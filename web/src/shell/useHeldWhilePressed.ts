import { useEffect, useState } from 'react'

/**
 * A value as it was when somebody pressed, until they let go: what comes into view above what they drag would move it
 * away under their finger, and the calendar would take the day that comes in its place.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const [pressed, setPressed] = useState(false)
  const [held, setHeld] = useState(value)
  if (!pressed && held !== value) setHeld(value)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = () => setPressed(true)
    const release = () => setPressed(false)
    window.addEventListener('pointerdown', press, { capture: true, signal })
    for (const end of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(end, release, { capture: true, signal })
    return () => listening.abort()
  }, [])

  return pressed ? held : value
}
