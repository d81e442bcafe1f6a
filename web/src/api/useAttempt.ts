import { useEffect, useRef, useState } from 'react'
import { showError } from '../notices/notices.ts'
import { isFromServer, sentenceOfError } from './apiProblem.ts'
import type { ApiProblem, NoAnswer } from './apiProblem.ts'

/**
 * For a row or a form that says itself why it was not saved, where it stands: the red banner at the top of a long page would
 * be out of sight. Once the form has been closed in the meantime, the banner says it after all.
 */
export function useAttempt() {
  const [problem, setProblem] = useState<ApiProblem | NoAnswer | null>(null)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  /** Null when the server said no; `problem` is then why. */
  async function attempt<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
    setProblem(null)
    try {
      return await act()
    } catch (error) {
      if (!isFromServer(error)) throw error
      if (isThere.current) setProblem(error)
      else showError(sentenceOfError(error))
      return null
    }
  }
  return { problem, attempt }
}
