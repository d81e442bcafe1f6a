import type { Repricing } from '@uurwerk/contract/customers'
import type { ReactNode } from 'react'
import { useAsk } from '../../ui/useAsk.ts'
import type { Customer } from '../queries.ts'
import { RepricingQuestion } from './RepricingQuestion.tsx'

type RepricingAsk = {
  /** Null while nothing is asked. */
  readonly question: ReactNode
  /** Shows what the preview answers, and resolves to whether the user goes on. */
  readonly confirm: (preview: () => Promise<Customer>) => Promise<boolean>
}

/** Asks before a save that changes an amount, with the totals before and after. */
export function useRepricing(): RepricingAsk {
  const { asked, ask } = useAsk<Repricing>()
  return {
    question: asked === null ? null : <RepricingQuestion repricing={asked.about} onAnswer={asked.answer} />,
    confirm: async (preview) => {
      const { repricing } = await preview()
      return repricing === undefined || repricing.months.length === 0 || ask(repricing)
    },
  }
}
