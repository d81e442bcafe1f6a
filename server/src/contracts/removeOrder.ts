import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import { refusedWhenUsed } from '../http/refusedWhenUsed.ts'
import type { Writing } from '../http/route.ts'
import { contractToChange } from './contractToChange.ts'
import { deleteOrder, selectUsesOfOrder } from './contractUseStore.ts'
import { readContract } from './readContract.ts'

type Asked = { readonly contractId: number; readonly orderId: number }

/** Removes an order that was made by mistake. */
export async function removeOrder({ tx, actor, now, today }: Writing, { contractId, orderId }: Asked) {
  const { personId, orders } = await contractToChange(tx, contractId)
  const { id, version: _, ...fields } = found(orders.find((order) => order.id === orderId))
  demand(refusalToRemove(await selectUsesOfOrder(tx, id)))
  await refusedWhenUsed(() => deleteOrder(tx, id))
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove order',
    entity: 'order',
    entityId: id,
    personId,
    before: { contractId, ...fields },
  })
  return readContract(tx, contractId, today)
}
