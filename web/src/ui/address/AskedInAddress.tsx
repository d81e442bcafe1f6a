import { useEffect, useEffectEvent } from 'react'
import { useQueryInAddress } from './useQueryInAddress.ts'

export const ASK = 'ask'

type Props = {
  /** True when the screen has the data for the question. */
  readonly isReady: boolean
  /** Opens the question. Returns false for a question of another part of the screen. */
  readonly onAsk: (name: string) => boolean
}

/**
 * Opens the question that the address names, once, and removes the question from the address. The address comes from the
 * palette. The component renders nothing, so only it renders again when the address changes.
 */
export function AskedInAddress({ isReady, onAsk }: Props): null {
  const [query, change] = useQueryInAddress()
  const asked = query.get(ASK)
  const ask = useEffectEvent((name: string) => {
    if (!onAsk(name)) return
    change(
      (current) => {
        current.delete(ASK)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (isReady && asked !== null) ask(asked)
  }, [isReady, asked])
  return null
}
