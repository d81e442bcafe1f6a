import type { ReactNode } from 'react'
import { ApiProblem, sentenceOfError } from '../../app/api/apiProblem.ts'
import { clearNotices } from '../../app/notices.ts'
import { ConfirmedMonthQuestion } from '../../planning/ConfirmedMonthQuestion.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'

export type Agreement = {
  /** The open question; null when no question is open. */
  readonly question: ReactNode
  /**
   * Sends a change. When the server asks whether HR agrees with the effect, a question is shown. When HR agrees, the
   * change is sent a second time. When HR does not agree, the error is thrown to the caller, so that the form stays
   * open.
   */
  readonly agreed: <Answer>(change: (confirmedToo: boolean) => Promise<Answer>) => Promise<Answer>
}

/**
 * Asks HR whether to continue with a change in a month that the customer has signed, because the signature then no
 * longer counts (rule timesheets-83).
 */
export function useAgreement(): Agreement {
  const { asked, ask } = useAsk<string>()
  return {
    question: (
      <ConfirmedMonthQuestion
        sentence={asked?.about ?? null}
        onClose={() => asked?.answer(false)}
        onConfirm={() => asked?.answer(true)}
      />
    ),
    agreed: async (change) => {
      try {
        return await change(false)
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'month_is_confirmed') throw error
        clearNotices('error')
        if (!(await ask(sentenceOfError(error)))) throw error
        return change(true)
      }
    },
  }
}
