import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import type { Invoice } from '../../queries.ts'

const FIRST_TRY_MS = 1500
const NEXT_TRY_MS = 15_000

/**
 * The time in milliseconds until the browser reads the invoice again; false when nothing is being sent. After a failed
 * attempt this time is longer, because the server waits before the next attempt (rule invoicing-111).
 */
export function pollMail(invoice: Invoice | undefined): number | false {
  if (invoice?.delivery.deliveries.some(({ state }) => isWaiting(state))) return FIRST_TRY_MS
  if (invoice?.deliveryState === 'sent') return NEXT_TRY_MS
  if (invoice?.mailStatus !== 'queued') return false
  const underWay = invoice.mails.find(({ status }) => status === 'queued')
  return underWay === undefined || underWay.attempts.length === 0 ? FIRST_TRY_MS : NEXT_TRY_MS
}
