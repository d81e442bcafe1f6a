import type { ReactNode } from 'react'
import { ApiProblem, sentenceOfError } from '../../app/api/apiProblem.ts'
import { clearNotices } from '../../app/notices.ts'
import { ConfirmedMonthQuestion } from '../../planning/ConfirmedMonthQuestion.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'

export type Agreement = {
  /** The open question; null when no question is open. */
  readonly question: ReactNode
  /** When the server asks for agreement, HR answers a question. Yes sends again; no throws, so that the form stays. */
  readonly agreed: <Answer>(change: (confirmedToo: boolean) => Promise<Answer>) => Promise<Answer>
}

/** Asks HR before a change in a signed month, because the signature then no longer counts (rule timesheets-83). */
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
