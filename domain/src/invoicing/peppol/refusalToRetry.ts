import type { DeliveryState } from './deliveryState.ts'

type PeppolStateRefusal = { readonly code: 'peppol_state'; readonly state: DeliveryState }

/**
 * The reason why HR cannot send a document again. A document whose result is unclear may have arrived: HR first asks
 * the receiver (rule invoicing-93).
 */
export function refusalToRetry(state: DeliveryState, confirmNotReceived: boolean): PeppolStateRefusal | null {
  const allowed = state === 'failed' || state === 'cancelled' || (state === 'unclear' && confirmNotReceived)
  return allowed ? null : { code: 'peppol_state', state }
}

/** The reason why HR cannot cancel a delivery: only a document that no call to send has left can be cancelled. */
export const refusalToCancel = (state: DeliveryState, mayHaveLeft: boolean): PeppolStateRefusal | null =>
  (state === 'queued' || state === 'prepared') && !mayHaveLeft ? null : { code: 'peppol_state', state }
