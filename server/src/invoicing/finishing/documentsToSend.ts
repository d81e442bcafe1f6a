import { isTaken } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import type { PeppolFacts } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import type { CreditNoteRow, DeliveryOfInvoice, InvoiceRow } from '../invoiceRow.ts'

type Document = CreditNoteRow | null

/** The last delivery over Peppol of a document; null when there is none. */
export const deliveryOf = ({ deliveries }: InvoiceRow, note: Document): DeliveryOfInvoice | null =>
  deliveries.find(({ creditNoteId }) => creditNoteId === (note?.id ?? null)) ?? null

/** True when the access point accepted the document. Then only a copy by mail can be sent. */
export function isTakenOf(row: InvoiceRow, note: Document): boolean {
  const delivery = deliveryOf(row, note)
  return delivery !== null && isTaken(delivery.state)
}

/** The documents that were not sent yet, in the order in which they were made. */
export const unsentDocuments = ({ mailedAt, creditNotes }: InvoiceRow): readonly Document[] => [
  ...(mailedAt === null ? [null] : []),
  ...creditNotes.toReversed().filter((note) => note.mailedAt === null),
]

const latestOf = ({ creditNotes }: InvoiceRow): Document => creditNotes[0] ?? null

/**
 * The documents that the button 'Verzenden' sends: all documents that were not sent yet. When there are none, it sends
 * the latest document again (rule mail-11).
 */
export function documentsToSend(row: InvoiceRow): readonly Document[] {
  const unsent = unsentDocuments(row)
  return unsent.length > 0 ? unsent : [latestOf(row)]
}

/**
 * How the customer got the latest document (over Peppol or by mail), when the button 'Verzenden' would send it again.
 * Null when the button would send documents that were not sent yet.
 */
export function reachedBy(row: InvoiceRow): PeppolFacts['reachedBy'] {
  if (unsentDocuments(row).length > 0) return null
  return isTakenOf(row, latestOf(row)) ? 'peppol' : 'mail'
}
