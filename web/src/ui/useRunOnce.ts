import { useRef, useState } from 'react'
import { isFromServer } from '../api/apiProblem.ts'

/** Two clicks in one frame arrive before React has rendered, so a ref and not the state stops the second. */
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
      // The caller shows the server's refusal: in the red banner or in the form.
      if (!isFromServer(error)) throw error
    } finally {
      under.current = false
      setRunning(false)
    }
  }
  return { running, run }
}
