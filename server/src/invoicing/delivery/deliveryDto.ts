import { otherChannels, plannedChannel } from '@uurwerk/domain/invoicing/peppol/plannedChannel'
import { hasDeliveryDuty } from '@uurwerk/domain/invoicing/peppol/hasDeliveryDuty'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import { buyerOf } from '../buyerOf.ts'
import { receiverOf, stepFactsOf } from '../invoiceFactsOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { regimesOfInvoice } from '../vatOfInvoices/vatOfInvoice.ts'

const momentOf = (at: Instant | null): string | null => (at === null ? null : formatInstant(at))

export const deliveryDto = (row: InvoiceRow) => ({
  channel: row.channel,
  ...plannedOf(row),
  duty: hasDeliveryDuty({ regimes: regimesOfInvoice(row), buyer: buyerOf(row.billing) }),
  state: row.deliveries[0]?.state ?? null,
  receiver: receiverOf(row),
  deliveries: row.deliveries.map(({ requestedAt, sentAt, deliveredAt, events, ...delivery }) => ({
    ...delivery,
    number: row.creditNotes.find(({ id }) => id === delivery.creditNoteId)?.number ?? row.number ?? '',
    requestedAt: formatInstant(requestedAt),
    sentAt: momentOf(sentAt),
    deliveredAt: momentOf(deliveredAt),
    events: events.map(({ at, kind, detail }) => ({ at: formatInstant(at), kind, detail })),
  })),
})

function plannedOf(row: InvoiceRow) {
  const { peppol } = stepFactsOf(row)
  const planned = plannedChannel(peppol)
  return { planned: typeof planned === 'string' ? planned : null, otherChannels: [...otherChannels(peppol)] }
}
