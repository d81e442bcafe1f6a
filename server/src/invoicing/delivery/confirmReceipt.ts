import { hasEnded } from '@uurwerk/domain/invoicing/peppol/lastDeliveries'
import { refusalToConfirmReceipt } from '@uurwerk/domain/invoicing/steps/refusalToConfirmReceipt'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { markMailed } from '../../platform/mail/mailStore.ts'
import { deliveryOf, unsentDocuments } from '../finishing/documentsToSend.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { stepFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { lockDelivery, updateDelivery } from './deliveryStore.ts'

type Input = { readonly id: number; readonly reason: string }

/** Stores that the customer got the documents of an invoice, because HR says so (rule invoicing-107). */
export async function confirmReceipt(context: CommandContext, { id, reason }: Input): Promise<InvoiceAnswer> {
  const { tx, now, today } = context
  const row = await lockInvoice(tx, id)
  assertAllowed(refusalToConfirmReceipt(stepFactsOf(row)))
  const received = openDocuments(row)
  for (const note of received) {
    const delivery = deliveryOf(row, note)
    if (delivery !== null && hasEnded(delivery)) await completeDelivery(context, delivery.id)
    await markMailed(tx, { invoiceId: id, creditNoteId: note?.id ?? null }, now)
  }
  await recordCallerAct(context, {
    action: 'confirm receipt',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { number: received.map((note) => note?.number ?? row.number).join(', '), reason },
  })
  return invoiceAnswer(tx, { id, today })
}

function openDocuments(row: InvoiceRow): readonly (CreditNoteRow | null)[] {
  const unsent = row.channel === 'none' ? unsentDocuments(row) : []
  return [null, ...row.creditNotes.toReversed()].filter((note) => {
    const delivery = deliveryOf(row, note)
    return unsent.includes(note) || (delivery !== null && delivery.state === 'unclear' && hasEnded(delivery))
  })
}

async function completeDelivery({ tx, now }: CommandContext, id: number): Promise<void> {
  const locked = await lockDelivery(tx, id)
  // The database requires an id of the access point for a delivered document. When the access point never answered,
  // there is no id, so an empty id is stored. No report of an access point has an empty id.
  await updateDelivery(tx, id, {
    state: 'delivered',
    providerId: locked?.providerId ?? '',
    deliveredAt: now,
    nextAt: null,
  })
}
