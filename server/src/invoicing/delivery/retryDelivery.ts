import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { hasEnded, lastDeliveries } from '@uurwerk/domain/invoicing/peppol/lastDeliveries'
import { refusalToCancel, refusalToRetry } from '@uurwerk/domain/invoicing/peppol/refusalToRetry'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertDocumentsKept } from '../documents/assertDocumentsKept.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { retryFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { readInvoice } from '../list/invoiceReadStore.ts'
import { lockDelivery, updateDelivery } from './deliveryStore.ts'
import { queueDelivery } from './queueDelivery.ts'

type Retry = { readonly id: number; readonly confirmNotReceived?: boolean | undefined }

/**
 * Sends documents of an invoice over Peppol again: those whose last delivery ended without success. A document that
 * was mailed to the customer after that delivery is not sent again (rules invoicing-93, invoicing-106).
 */
export async function retryDelivery(
  context: CommandContext,
  { id, confirmNotReceived }: Retry,
): Promise<InvoiceAnswer> {
  const { tx, today } = context
  await assertDocumentsKept(tx, id)
  const row = await lockInvoice(tx, id)
  assertAllowed(refusalToRetry(retryFactsOf(row), confirmNotReceived === true))
  const ended = lastDeliveries(row.deliveries).filter(hasEnded)
  for (const { creditNoteId } of ended)
    await queueDelivery(context, row, row.creditNotes.find((note) => note.id === creditNoteId) ?? null)
  await recordCallerAct(context, {
    action: 'retry peppol delivery',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { receiver: ended[0]?.receiver },
  })
  return invoiceAnswer(tx, { id, today })
}

export async function cancelDelivery(context: CommandContext, id: number): Promise<InvoiceAnswer> {
  const { tx, today } = context
  const { deliveries } = await lockInvoice(tx, id)
  for (const delivery of deliveries) await lockDelivery(tx, delivery.id)
  const row = orNotFound(await readInvoice(tx, id))
  assertAllowed(refusalToCancel(row.deliveries))
  const waiting = lastDeliveries(row.deliveries).filter(({ state }) => isWaiting(state))
  for (const delivery of waiting) await updateDelivery(tx, delivery.id, { state: 'cancelled', nextAt: null })
  await recordCallerAct(context, {
    action: 'cancel peppol delivery',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { receiver: waiting[0]?.receiver ?? '' },
  })
  return invoiceAnswer(tx, { id, today })
}
