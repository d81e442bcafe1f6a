import type { Instant } from '../../time/instant.ts'

/** The states of the delivery of a document. In the last three states, the delivery ended without success. */
export const DELIVERY_STATES = [
  'queued',
  'prepared',
  'sent',
  'delivered',
  'accepted',
  'queried',
  'rejected',
  'failed',
  'unclear',
  'cancelled',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

const RANK: Readonly<Record<DeliveryState, number>> = {
  queued: 0,
  prepared: 1,
  sent: 2,
  delivered: 3,
  failed: 3,
  unclear: 3,
  cancelled: 3,
  accepted: 4,
  queried: 4,
  rejected: 4,
}

/**
 * One report about a delivery. 'transit' means that the access point has the document. A response comes from the
 * receiver, and only a response has a time.
 */
export type DeliveryNews =
  | { readonly kind: 'transit' | 'sent' | 'failed' }
  | {
      readonly kind: 'response'
      readonly state: 'delivered' | 'accepted' | 'queried' | 'rejected'
      readonly at: Instant
    }

export type DeliveryProgress = { readonly state: DeliveryState; readonly respondedAt: Instant | null }

/** The result of one report: the new state, and whether the report contradicts an earlier report. */
export type DeliveryUpdate = DeliveryProgress & { readonly contradicts: boolean }

/** A report never sets an earlier state, so reports may arrive twice, late or in any order (rule invoicing-90). */
export function progressOf(current: DeliveryProgress, news: DeliveryNews): DeliveryUpdate {
  const unchanged = { ...current, contradicts: contradicts(current.state, news) }
  if (news.kind !== 'response') {
    const state = STATE_OF_NEWS[news.kind]
    return RANK[state] > RANK[current.state] ? { ...unchanged, state } : unchanged
  }
  const { state, at } = news
  if (RANK[state] < RANK[current.state]) return unchanged
  const isLater = current.respondedAt === null || at > current.respondedAt
  return isLater ? { state, respondedAt: at, contradicts: unchanged.contradicts } : unchanged
}

const STATE_OF_NEWS = { transit: 'sent', sent: 'delivered', failed: 'failed' } as const

/**
 * HR has sent the document again, so a report about the first delivery does not change its state. A report that the
 * first delivery arrived contradicts the choice of HR (rule invoicing-116).
 */
export const progressOfReplaced = (current: DeliveryProgress, news: DeliveryNews): DeliveryUpdate => ({
  ...current,
  contradicts: reportsArrival(news),
})

/**
 * True when a report contradicts the state: one says that the document was delivered, the other that the delivery
 * failed. A failure and a rejection do not contradict each other (rule invoicing-115).
 */
function contradicts(state: DeliveryState, news: DeliveryNews): boolean {
  if (news.kind === 'failed') return state === 'delivered' || state === 'accepted' || state === 'queried'
  return state === 'failed' && reportsArrival(news)
}

const reportsArrival = (news: DeliveryNews): boolean =>
  news.kind === 'sent' || (news.kind === 'response' && news.state !== 'rejected')

export const isEnded = (state: DeliveryState): boolean =>
  state === 'failed' || state === 'unclear' || state === 'cancelled'

/** True when the document was not sent yet: the access point (the Peppol provider) has not accepted it. */
export const isWaiting = (state: DeliveryState): boolean => RANK[state] < RANK.sent

/** True when the access point (the Peppol provider) has accepted the document or delivered it to the receiver. */
export const isTaken = (state: DeliveryState): boolean =>
  state === 'sent' || state === 'delivered' || RANK[state] > RANK.delivered
