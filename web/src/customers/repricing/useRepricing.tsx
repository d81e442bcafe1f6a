import type { Repricing } from '@uurwerk/contract/customers'
import type { ReactNode } from 'react'
import { useAsk } from '../../ui/useAsk.ts'
import type { Customer } from '../queries.ts'
import { RepricingQuestion } from './RepricingQuestion.tsx'

type RepricingAsk = {
  /** Null while no question is open. */
  readonly question: ReactNode
  /** Shows the answer of the preview, and resolves to whether the user continues. */
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
