import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertOrder, type OrderFields } from './orderStore.ts'

type NewOrder = { readonly contractId: number; readonly personId: number; readonly fields: OrderFields }

export async function saveNewOrder(
  context: CommandContext,
  { contractId, personId, fields }: NewOrder,
): Promise<void> {
  const { tx } = context
  const entityId = await insertOrder(tx, contractId, fields)
  await recordCallerAct(context, {
    action: 'add order',
    entity: 'order',
    entityId,
    personId,
    after: { contractId, ...fields },
  })
}
