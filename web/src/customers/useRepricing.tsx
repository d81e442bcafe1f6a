import type { Repricing } from '@uurwerk/contract/customers/repricing'
import type { ReactNode } from 'react'
import { useAsk } from '../ui/dialog/useAsk.ts'
import { RepricingQuestion } from './RepricingQuestion.tsx'

type RepricingAsk = {
  readonly question: ReactNode
  /** Shows the effect of a change on amounts. True when the user continues, and false when the user cancels. */
  readonly confirm: (preview: () => Promise<{ readonly repricing?: Repricing | undefined }>) => Promise<boolean>
}

/** The question shows the totals before and after a save that changes an amount. */
export function useRepricing(): RepricingAsk {
  const { question, ask } = useAsk<Repricing>()
  return {
    question: question === null ? null : <RepricingQuestion repricing={question.about} onAnswer={question.answer} />,
    confirm: async (preview) => {
      const { repricing } = await preview()
      return repricing === undefined || repricing.months.length === 0 || ask(repricing)
    },
  }
}
