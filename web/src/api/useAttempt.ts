import { useState } from 'react'
import { isFromServer } from './apiProblem.ts'
import type { ApiProblem, NoAnswer } from './apiProblem.ts'

/**
 * For a row or a form that says itself why it was not saved, where it stands: the red banner at the top of a long page would
 * be out of sight.
 */
export function useAttempt() {
  const [problem, setProblem] = useState<ApiProblem | NoAnswer | null>(null)

  /** Null when the server said no; `problem` is then why. */
  async function attempt<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
    setProblem(null)
    try {
      return await act()
    } catch (error) {
      if (!isFromServer(error)) throw error
      setProblem(error)
      return null
    }
  }
  return { problem, attempt }
}
