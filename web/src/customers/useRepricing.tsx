import type { Repricing } from '@uurwerk/contract/invoicing/repricing'
import type { ReactNode } from 'react'
import { useAsk } from '../ui/dialog/useAsk.ts'
import { RepricingQuestion } from './RepricingQuestion.tsx'

type RepricingAsk = {
  /** The open question about changed prices; null when no question is open. */
  readonly question: ReactNode
  /**
   * Asks the server for the effect of a change on amounts, and shows the effect. Resolves to true when the user
   * continues, and to false when the user cancels.
   */
  readonly confirm: (preview: () => Promise<{ readonly repricing?: Repricing | undefined }>) => Promise<boolean>
}

/**
 * Asks for a confirmation before a save that changes an amount. The question shows the totals before and after the
 * save.
 */
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
