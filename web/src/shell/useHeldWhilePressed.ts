import { useEffect, useState } from 'react'

/**
 * Keeps the old value while the pointer is pressed, and takes the new value after the release. Otherwise a banner that
 * appears during a drag would move the calendar, and the drag would select the wrong day (rule screens-19).
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
