import { recipientsOf } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { attachmentsOf } from '../documents/attachmentsOf.ts'
import { letterOfCopy } from '../finishing/letterOf.ts'
import { stepFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import type { DeliveryRow } from './deliveryStore.ts'
import type { NewsContext } from './news/newsContext.ts'

/** A document that the access point accepted is also mailed, to a confirmed address (rule invoicing-85). */
export async function releaseCopy(context: NewsContext, delivery: DeliveryRow): Promise<void> {
  const { tx, now } = context
  const row = await lockInvoice(tx, delivery.invoiceId)
  const facts = stepFactsOf(row)
  const isConfirmed = facts.addresses.every(({ confirmed }) => confirmed)
  const recipients = recipientsOf(facts)
  if (!isConfirmed || recipients.length === 0 || row.documentsForgotten) return
  const note = row.creditNotes.find(({ id }) => id === delivery.creditNoteId) ?? null
  await queueMail(tx, {
    invoiceId: row.id,
    creditNoteId: delivery.creditNoteId,
    kind: note === null ? 'invoice' : 'credit_note',
    recipients,
    ...letterOfCopy(row, note),
    documentIds: await attachmentsOf(context, row, note, { withUbl: false }),
    requestedBy: delivery.requestedBy,
    now,
  })
}
