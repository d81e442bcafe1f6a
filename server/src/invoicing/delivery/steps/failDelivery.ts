import { recordAudit } from '../../../app/audit/recordAudit.ts'
import { updateDelivery, type DeliveryRow } from '../deliveryStore.ts'
import type { NewsContext } from '../news/newsContext.ts'

/** Ends a delivery that failed, or whose result is unknown. */
export async function failDelivery(
  { tx, now }: NewsContext,
  { id, invoiceId, receiver, number }: DeliveryRow,
  detail: string,
  state: 'failed' | 'unclear' = 'failed',
): Promise<void> {
  await updateDelivery(tx, id, { state, detail, nextAt: null })
  await recordAudit(tx, {
    actorId: null,
    now,
    action: state === 'failed' ? 'fail peppol delivery' : 'lose peppol delivery',
    entity: 'invoice',
    entityId: invoiceId,
    after: { number, receiver, reason: detail },
  })
}
