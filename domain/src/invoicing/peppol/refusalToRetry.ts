import type { DeliveryState } from './deliveryState.ts'

type PeppolStateRefusal = { readonly code: 'peppol_state'; readonly state: DeliveryState }

/**
 * The reason why HR cannot send a document again. When the result is unclear, the document may have arrived, so HR must
 * ask the receiver first (rule invoicing-93).
 */
export function refusalToRetry(state: DeliveryState, confirmNotReceived: boolean): PeppolStateRefusal | null {
  const allowed = state === 'failed' || state === 'cancelled' || (state === 'unclear' && confirmNotReceived)
  return allowed ? null : { code: 'peppol_state', state }
}

/** The reason why HR cannot cancel a delivery. A call may already have sent the document. */
export const refusalToCancel = (state: DeliveryState, mayHaveLeft: boolean): PeppolStateRefusal | null =>
  (state === 'queued' || state === 'prepared') && !mayHaveLeft ? null : { code: 'peppol_state', state }
