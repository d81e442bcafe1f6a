import { useEffect, useEffectEvent } from 'react'
import { useParameter } from './useParameter.ts'

export const ASK = 'ask'

type Props = {
  /** True when the screen has loaded the record that the address asks about. */
  readonly isReady: boolean
  /** Opens the question. Returns false for a question of another part of the screen. */
  readonly onAsk: (name: string) => boolean
}

/**
 * The palette puts the name of a question in the address. This component opens the question once, and then removes its
 * name from the address. It is a component of its own, so that a change of the address does not render the page again.
 */
export function AskedInAddress({ isReady, onAsk }: Props): null {
  const [asked, set] = useParameter(ASK)
  const ask = useEffectEvent((name: string) => {
    if (onAsk(name)) set(null)
  })
  useEffect(() => {
    if (isReady && asked !== null) ask(asked)
  }, [isReady, asked])
  return null
}
