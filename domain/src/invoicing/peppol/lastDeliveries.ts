import { isEnded, isWaiting, type DeliveryState } from './deliveryState.ts'

export type DocumentDelivery = {
  readonly id: number
  readonly creditNoteId: number | null
  readonly state: DeliveryState
  /** True when a mail with the document was sent after this delivery. */
  readonly mailedAfterwards: boolean
}

/** The last delivery of each document of an invoice, the oldest document first. `deliveries` has the latest first. */
export function lastDeliveries<D extends DocumentDelivery>(deliveries: readonly D[]): D[] {
  const last = new Map<number | null, D>()
  for (const delivery of deliveries.toReversed()) last.set(delivery.creditNoteId, delivery)
  return [...last.values()].toSorted((a, b) => (a.creditNoteId ?? 0) - (b.creditNoteId ?? 0))
}

/**
 * True when the delivery ended without success and no mail followed. HR can then send the document again (rule
 * invoicing-106).
 */
export const hasEnded = ({ state, mailedAfterwards }: Pick<DocumentDelivery, 'state' | 'mailedAfterwards'>): boolean =>
  isEnded(state) && !mailedAfterwards

/**
 * A credit note waits while an earlier document of its invoice did not reach the customer. Returns the delivery of the
 * earlier document, when that delivery ended without success; null when there is no such delivery (rule invoicing-105).
 */
export function waitsForEnded<D extends DocumentDelivery>(
  deliveries: readonly D[],
  waiting: DocumentDelivery,
): D | null {
  if (!isWaiting(waiting.state)) return null
  const last = lastDeliveries(deliveries)
  return (
    last
      .slice(
        0,
        last.findIndex(({ id }) => id === waiting.id),
      )
      .find(hasEnded) ?? null
  )
}
