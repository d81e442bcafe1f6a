/** The ways in which a customer gets its invoices. With 'none', HR sends the documents in another way. */
export const DELIVERY_CHANNELS = ['auto', 'peppol', 'mail', 'none'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]

export type ChannelFacts = {
  readonly channel: DeliveryChannel
  /** True when the settings contain an access point (a service that sends documents over Peppol). */
  readonly setUp: boolean
  /** The Peppol address of the buyer; null when the document has no UBL file (e-invoice). */
  readonly receiver: string | null
  /** True when the buyer is on Peppol. Null when the network was not asked yet or did not answer. */
  readonly found: boolean | null
  /** How the customer already got the documents; null when a document was not sent yet. */
  readonly reachedBy: 'peppol' | 'mail' | null
}

export type ChannelRefusal =
  | { readonly code: 'peppol_not_set_up' }
  | { readonly code: 'peppol_receiver_unknown'; readonly id: string }
  | { readonly code: 'delivery_by_hand' }

/**
 * The channels that HR can choose instead of the planned channel. A document that Peppol delivered has no other channel
 * (rule invoicing-108).
 */
export function otherChannels(facts: ChannelFacts): readonly ('peppol' | 'mail')[] {
  if (!facts.setUp && facts.channel !== 'none') return []
  const planned = plannedChannel(facts)
  return (['peppol', 'mail'] as const).filter(
    (channel) =>
      channel !== planned &&
      (channel === 'mail' || (facts.setUp && facts.receiver !== null && facts.reachedBy !== 'peppol')),
  )
}

export type PlannedChannel = 'peppol' | 'mail' | { readonly refusal: ChannelRefusal }

/**
 * When the network did not answer, the document waits and is not mailed instead. A document that was already sent over
 * Peppol is only mailed as a copy. A document that was already mailed is mailed again, unless HR or the customer asks
 * for Peppol (rules invoicing-84, invoicing-85, invoicing-106).
 */
export function plannedChannel({ channel, setUp, receiver, found, reachedBy }: ChannelFacts): PlannedChannel {
  if (reachedBy === 'peppol' && channel !== 'none') return 'mail'
  switch (channel) {
    case 'mail':
      return 'mail'
    case 'none':
      return { refusal: { code: 'delivery_by_hand' } }
    case 'auto':
      return setUp && receiver !== null && found !== false && reachedBy === null ? 'peppol' : 'mail'
    case 'peppol':
      if (!setUp) return { refusal: { code: 'peppol_not_set_up' } }
      if (receiver !== null && found !== false) return 'peppol'
      return { refusal: { code: 'peppol_receiver_unknown', id: receiver ?? '' } }
  }
}
