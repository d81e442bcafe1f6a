import { useRef, useState } from 'react'
import { isFromServer } from '../../app/api/apiProblem.ts'

/**
 * Two clicks can arrive before React renders again. A React state would change too late, so a ref stops the second
 * click.
 */
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
      // A refusal of the server is ignored here, because the caller shows it in the red banner or in the form.
      if (!isFromServer(error)) throw error
    } finally {
      under.current = false
      setRunning(false)
    }
  }
  return { running, run }
}
