import { useEffect, useEffectEvent } from 'react'
import { useParameter } from './useParameter.ts'

export const ASK = 'ask'

type Props = {
  /** True when the screen has loaded the record that the question in the URL is about. */
  readonly isReady: boolean
  /** Opens the dialog of the question. Returns false when another component of the screen asks this question. */
  readonly onAsk: (name: string) => boolean
}

/**
 * The search palette opens a screen with a question in the URL. The dialog of the question opens once, and the question
 * is then removed from the URL. This is a separate component, so that a change of the URL does not render the page
 * again.
 */
export function QuestionInAddress({ isReady, onAsk }: Props): null {
  const [question, set] = useParameter(ASK)
  const ask = useEffectEvent((name: string) => {
    if (onAsk(name)) set(null)
  })
  useEffect(() => {
    if (isReady && question !== null) ask(question)
  }, [isReady, question])
  return null
}
