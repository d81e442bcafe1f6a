import { useRef, useState } from 'react'
import { isFromServer } from '../api/apiProblem.ts'

/** Two clicks in one frame come before React has drawn anything, so a ref and not the state stops the second. */
export function useRunOnce() {
  const [running, setRunning] = useState(false)
  const under = useRef(false)

  async function run(action: () => unknown): Promise<void> {
    if (under.current) return
    under.current = true
    try {
      const result = action()
      setRunning(result instanceof Promise)
      await result
    } catch (error) {
      // What the server answered is shown by whoever acts: the red banner, or the form.
      if (!isFromServer(error)) throw error
    } finally {
      under.current = false
      setRunning(false)
    }
  }
  return { running, run }
}
