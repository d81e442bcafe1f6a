import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { hasEnded, lastDeliveries } from '@uurwerk/domain/invoicing/peppol/lastDeliveries'
import { refusalToCancel, refusalToRetry } from '@uurwerk/domain/invoicing/peppol/refusalToRetry'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertDocumentsKept } from '../documents/assertDocumentsKept.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { lockDelivery, updateDelivery } from './deliveryStore.ts'
import { queueDelivery } from './queueDelivery.ts'

type Retry = { readonly id: number; readonly confirmNotReceived?: boolean | undefined }

/** Sends the documents of an invoice again, when their delivery failed (rule invoicing-93). */
export async function retryDelivery(
  context: CommandContext,
  { id, confirmNotReceived }: Retry,
): Promise<InvoiceAnswer> {
  const { tx, actor, now, today, services } = context
  await assertDocumentsKept(tx, id)
  const row = await lockInvoice(tx, id)
  if (!services.peppol?.accessPoint) throw new RefusalError({ code: 'peppol_not_set_up' })
  const last = lastDeliveries(row.deliveries)
  const ended = last.filter(hasEnded)
  const [first] = ended.length > 0 ? ended : last
  if (first === undefined) throw new RefusalError({ code: 'peppol_state', state: null })
  for (const { state } of ended.length > 0 ? ended : [first])
    assertAllowed(refusalToRetry(state, confirmNotReceived === true))
  for (const { creditNoteId } of ended)
    await queueDelivery(context, row, row.creditNotes.find((note) => note.id === creditNoteId) ?? null)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'retry peppol delivery',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { receiver: first.receiver },
  })
  return invoiceAnswer(tx, { id, today })
}

/** Cancels the deliveries of an invoice that were not sent yet. */
export async function cancelDelivery({ tx, actor, now, today }: CommandContext, id: number): Promise<InvoiceAnswer> {
  const row = await lockInvoice(tx, id)
  const waiting = lastDeliveries(row.deliveries).filter(({ state }) => isWaiting(state))
  if (waiting.length === 0) throw new RefusalError({ code: 'peppol_state', state: row.deliveries[0]?.state ?? null })
  for (const delivery of waiting) {
    const { state, stepBegan, step } = orNotFound(await lockDelivery(tx, delivery.id))
    assertAllowed(refusalToCancel(state, stepBegan || step === 'check'))
    await updateDelivery(tx, delivery.id, { state: 'cancelled', nextAt: null })
  }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'cancel peppol delivery',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { receiver: waiting[0]?.receiver ?? '' },
  })
  return invoiceAnswer(tx, { id, today })
}
