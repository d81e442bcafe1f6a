import { isWaiting, type DeliveryState } from './deliveryState.ts'
import { hasEnded, lastDeliveries, type DocumentDelivery } from './lastDeliveries.ts'

type PeppolStateRefusal = { readonly code: 'peppol_state'; readonly state: DeliveryState | null }

export type RetryFacts = {
  /** True when the settings contain an access point (a service that sends documents over Peppol). */
  readonly setUp: boolean
  /** The deliveries of an invoice, the latest first. */
  readonly deliveries: readonly DocumentDelivery[]
}

/** A document with an unclear result may have arrived, so HR must ask the receiver first (rule invoicing-93). */
export function refusalToRetry({ setUp, deliveries }: RetryFacts, confirmNotReceived: boolean) {
  if (!setUp) return { code: 'peppol_not_set_up' } as const
  const last = lastDeliveries(deliveries).filter(({ mailedAfterwards }) => !mailedAfterwards)
  const ended = last.filter(hasEnded)
  if (ended.length === 0) return refusalIn(last[0]?.state ?? null)
  return ended.some(({ state }) => state === 'unclear') && !confirmNotReceived ? refusalIn('unclear') : null
}

type Cancelled = DocumentDelivery & {
  /** True when a call to the access point (the Peppol provider) may already have sent the document. */
  readonly mayHaveLeft: boolean
}

export function refusalToCancel(deliveries: readonly Cancelled[]): PeppolStateRefusal | null {
  const waiting = lastDeliveries(deliveries).filter(({ state }) => isWaiting(state))
  if (waiting.length === 0) return refusalIn(deliveries[0]?.state ?? null)
  const left = waiting.find(({ mayHaveLeft }) => mayHaveLeft)
  return left === undefined ? null : refusalIn(left.state)
}

const refusalIn = (state: DeliveryState | null): PeppolStateRefusal => ({ code: 'peppol_state', state })
