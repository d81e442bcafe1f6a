import { recordAudit } from '../audit/recordAudit.ts'
import type { Writing } from '../http/route.ts'
import { insertOrder, type OrderFields } from './orderStore.ts'

type NewOrder = { readonly contractId: number; readonly personId: number; readonly fields: OrderFields }

export async function saveNewOrder(
  { tx, actor, now }: Writing,
  { contractId, personId, fields }: NewOrder,
): Promise<void> {
  const entityId = await insertOrder(tx, contractId, fields)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'add order',
    entity: 'order',
    entityId,
    personId,
    after: { contractId, ...fields },
  })
}
