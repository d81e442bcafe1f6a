import { useEffect, useRef, useState } from 'react'
import { showError } from '../notices.ts'
import { isFromServer, sentenceOfError, type ApiProblem, type NoAnswer } from './apiProblem.ts'

/**
 * The row or the form shows a failed save itself, because the red banner at the top of a long page is not visible (rule
 * screens-22). When the form is closed, the banner shows the reason.
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

  /** Resolves to null when the server refused the write; `problem` then contains the reason. */
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
