import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertOrder, type OrderFields } from './orderStore.ts'

type NewOrder = { readonly contractId: number; readonly personId: number; readonly fields: OrderFields }

export async function saveNewOrder(
  { tx, actor, now }: CommandContext,
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
